-- Dialysis sessions, a row each, found by their patient.

create table dialysis_sessions (like conditions including all);
