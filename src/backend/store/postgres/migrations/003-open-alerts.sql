-- Alerts stay for good, and nearly all of them are closed: those that are not have an index of their own.

alter table alerts
  add column is_open boolean generated always as (
    coalesce(body ->> 'status', '') not in ('resolved', 'falseAlarm', 'autoCleared')
  ) stored;
create index alerts_open on alerts (key) where is_open;
