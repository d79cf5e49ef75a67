-- What the clinic's curves are counted from: a row for each patient, written with every reading as summaries are. They are
-- derived: the first sweep after this fills them in.

create table standings (like summaries including all);
alter table standings set (fillfactor = 50);
