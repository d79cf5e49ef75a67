-- Results of laboratories, a row each, found by their patient.

create table lab_results (like conditions including all);
