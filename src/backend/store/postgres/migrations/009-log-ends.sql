-- The end of each chain of the log knows how many entries it has had and how many are past their time of keeping: entries
-- cut off at either end show, as those changed or taken out in between do.

alter table audit_ends
  add column if not exists total bigint not null default 0,
  add column if not exists gone bigint not null default 0;
update audit_ends set total = gone + (select count(*) from audit where audit.chain = audit_ends.chain);

create or replace function audit_link() returns trigger language plpgsql security definer as $$
begin
  new.chain := coalesce(new.body ->> 'patient', '');
  select last.hash into new.previous from audit_ends as last where last.chain = new.chain;
  new.hash := audit_hash(new.previous, new.key, new.body);
  if found then
    update audit_ends set hash = new.hash, total = total + 1 where chain = new.chain;
  else
    insert into audit_ends (chain, hash, total) values (new.chain, new.hash, 1);
  end if;
  return new;
end $$;

-- Entries go from the beginning of a chain alone: one that came with a file stands behind younger ones and waits for them.
create or replace function audit_forget(before text) returns bigint
  language plpgsql security definer as $$
declare
  months integer;
  kept text;
  result bigint;
begin
  select (body ->> 'retentionMonths')::integer into months from settings where key = 'general';
  if months is null then return 0; end if;
  kept := least(before, to_char(
    (now() at time zone 'UTC') - make_interval(months => months) + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS'
  ));
  with forgotten as (
    delete from audit as old where old.key < kept and not exists (
      select from audit as young where young.chain = old.chain and young.place < old.place and young.key >= kept
    ) returning old.chain
  ), counted as (
    select chain, count(*) as number from forgotten group by chain
  ), noted as (
    update audit_ends set gone = gone + counted.number from counted where audit_ends.chain = counted.chain
    returning counted.number
  )
  select coalesce(sum(number), 0) into result from noted;
  return result;
end $$;

-- Rows whose content is not what was hashed, or before which one is missing; and chains that do not end, or are not as long,
-- as their end says, with an empty key.
create or replace view audit_faults as
  select key, chain from (
    select
      key, chain, body, previous, hash,
      lag(hash) over (partition by chain order by place) as before,
      row_number() over (partition by chain order by place) as nth
    from audit
  ) as linked
  where hash <> audit_hash(previous, key, body) or (nth > 1 and previous is distinct from before)
  union all
  select '', coalesce(stored.chain, ends.chain) from audit_ends as ends
    full join (
      select chain, count(*) as number, (array_agg(hash order by place desc))[1] as hash from audit group by chain
    ) as stored on stored.chain = ends.chain
  where ends.total - ends.gone is distinct from coalesce(stored.number, 0)
    or (stored.number > 0 and stored.hash is distinct from ends.hash);
