-- The log of who did what. Rows are added and never changed; each carries the hash of the one before about the same
-- patient ('' for what concerns nobody in particular), so that a row that was altered or taken out shows. One chain for
-- all would make everybody who writes anything wait for everybody else.

create table audit (
  key text collate "C" primary key,
  body jsonb not null,
  patient text collate "C" generated always as (body ->> 'patient') stored,
  place bigint generated always as identity,
  chain text collate "C" not null,
  previous text,
  hash text not null
);
create index audit_patient on audit (patient, key);
create unique index audit_chain on audit (chain, place);

create function audit_hash(previous text, key text, body jsonb) returns text
  language sql immutable
  return encode(sha256(convert_to(coalesce(previous, '') || key || body::text, 'UTF8')), 'hex');

create function audit_link() returns trigger language plpgsql as $$
begin
  new.chain := coalesce(new.body ->> 'patient', '');
  select last.hash into new.previous
    from audit as last where last.chain = new.chain order by last.place desc limit 1;
  new.hash := audit_hash(new.previous, new.key, new.body);
  return new;
end $$;
create trigger audit_link before insert on audit for each row execute function audit_link();

-- Rows whose content is not what was hashed, or before which one is missing. Where the time of keeping is over, the first
-- row that is left names one that is gone.
create view audit_faults as
  select key, chain from (
    select
      key, chain, body, previous, hash,
      lag(hash) over (partition by chain order by place) as before,
      row_number() over (partition by chain order by place) as nth
    from audit
  ) as linked
  where hash <> audit_hash(previous, key, body) or (nth > 1 and previous is distinct from before);

-- The only way by which rows go: those older than the clinic keeps them, as its settings say. Keys begin with the instant.
create function audit_forget(before text) returns bigint
  language plpgsql security definer as $$
declare
  months integer;
  kept text;
  gone bigint;
begin
  select (body ->> 'retentionMonths')::integer into months from settings where key = 'general';
  if months is null then return 0; end if;
  kept := to_char(
    (now() at time zone 'UTC') - make_interval(months => months) + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS'
  );
  delete from audit where key < least(before, kept);
  get diagnostics gone = row_count;
  return gone;
end $$;
