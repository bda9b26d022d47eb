use super::super::read;
use clew_core::model::Fault;

#[test]
fn a_record_can_state_name_kind_and_size() {
    let line =
        r#" {"id":"a-1","kind":"slitherlink","rows":2,"cols":3,"puzzle":"3 2\n1 3","level":4}"#;
    let (reading, name) = read(line).expect("a record");
    assert_eq!((reading.shape.rows, reading.shape.cols), (2, 3));
    assert_eq!(name.as_deref(), Some("a-1"));
}

#[test]
fn a_size_chooses_among_readings() {
    for (rows, cols) in [(1, 4), (2, 2)] {
        let line = format!(r#"{{"puzzle":"4444","rows":{rows},"cols":{cols}}}"#);
        let line = line.replace("4444", "3333");
        match read(&line) {
            Ok((reading, _)) => assert_eq!((reading.shape.rows, reading.shape.cols), (rows, cols)),
            Err(error) => assert_eq!(error.explanation.message, "error-record-size"),
        }
    }
}

#[test]
fn rows_can_be_an_array() {
    let (reading, _) = read(r#"{"puzzle":[[2,-1,3],[2,-1,2],[2,-1,3]]}"#).expect("a record");
    assert_eq!(reading.code.text, "slither/3/3/737273");
}

#[test]
fn a_fault_in_the_puzzle_of_a_record_has_its_place_in_the_line() {
    let line = r#"{"puzzle":"22!,...,222"}"#;
    let error = read(line).expect_err("no puzzle");
    assert_eq!(&line[error.at], "!");
}

#[test]
fn a_faulty_record_says_what_is_wrong() {
    for (line, message) in [
        (r#"{"puzzle":"2.3,2.2,2.3""#, "error-record-json"),
        (r#"{"puzzl":"2.3,2.2,2.3"}"#, "error-record-fields"),
        (
            r#"{"puzzle":"2.3,2.2,2.3","rows":"3"}"#,
            "error-record-fields",
        ),
        (r#"{"puzzle":"2.3,2.2,2.3","rows":4}"#, "error-record-size"),
        (
            r#"{"puzzle":"2.3,2.2,2.3","kind":"chess"}"#,
            "error-record-kind",
        ),
    ] {
        let error = read(line).expect_err("faulty");
        assert_eq!(error.explanation.message, message, "{line}");
        assert!(
            line.get(error.at.clone()).is_some(),
            "{line}: {:?}",
            error.at
        );
        assert_ne!(error.fault, Fault::Character);
        assert!(clew_say::Speaker::new("en").knows(message));
    }
}
