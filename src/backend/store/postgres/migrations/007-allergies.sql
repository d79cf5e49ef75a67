-- Allergies, a row each, found by their patient.

create table allergies (like conditions including all);
