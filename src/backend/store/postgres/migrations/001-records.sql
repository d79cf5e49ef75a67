-- Every kind of records has a table: its key, the record as it is sent, and columns for what it is found by. Texts are
-- ordered by their bytes (collation "C"), as the browser's database orders them.

create table patients (
  key text collate "C" primary key,
  body jsonb not null,
  version text generated always as (body ->> 'version') stored,
  patient_id text collate "C" generated always as (body ->> 'patientId') stored unique
);
create table identifiers (
  system text collate "C",
  value text collate "C",
  patient text collate "C",
  primary key (system, value, patient)
);
create table summaries (
  key text collate "C" primary key,
  body jsonb not null,
  version text generated always as (body ->> 'version') stored
);
create table categories (
  key text collate "C" primary key,
  body jsonb not null,
  version text generated always as (body ->> 'version') stored,
  code text collate "C" generated always as (body ->> 'code') stored unique
);
create table alerts (
  key text collate "C" primary key,
  body jsonb not null,
  version text generated always as (body ->> 'version') stored,
  patient text collate "C" generated always as (body ->> 'patient') stored,
  next_at text collate "C" generated always as (body ->> 'nextAt') stored
);
create index alerts_patient on alerts (patient, key);
create index alerts_next_at on alerts (next_at, key);
create table views (
  key text collate "C" primary key,
  body jsonb not null,
  version text generated always as (body ->> 'version') stored,
  owner text collate "C" generated always as (body ->> 'owner') stored
);
create index views_owner on views (owner, key);

-- What belongs to a patient.
create table conditions (
  key text collate "C" primary key,
  body jsonb not null,
  version text generated always as (body ->> 'version') stored,
  patient text collate "C" generated always as (body ->> 'patient') stored
);
create index conditions_patient on conditions (patient, key);
create table medication_requests (like conditions including all);
create table annotations (like conditions including all);
create table fluid_assignments (
  like conditions including all,
  plan text collate "C" generated always as (body ->> 'plan') stored
);
create index fluid_assignments_plan on fluid_assignments (plan, key);
create table allocations (
  like conditions including all,
  medicine text collate "C" generated always as (body ->> 'medicine') stored
);
create index allocations_medicine on allocations (medicine, key);
create table intakes (
  like conditions including all,
  day text collate "C" generated always as (body ->> 'day') stored
);
create index intakes_day on intakes (patient, day, key);
create table questionnaire_assignments (
  like conditions including all,
  questionnaire text collate "C" generated always as (body ->> 'questionnaire') stored
);
create index questionnaire_assignments_questionnaire on questionnaire_assignments (questionnaire, key);
create table questionnaire_responses (like questionnaire_assignments including all);
create table article_assignments (
  like conditions including all,
  article text collate "C" generated always as (body ->> 'article') stored
);
create index article_assignments_article on article_assignments (article, key);

-- What belongs to the clinic.
create table reviews (like summaries including all);
create table rules (like summaries including all);
create table thresholds (like summaries including all);
create table fluid_plans (like summaries including all);
create table medicines (like summaries including all);
create table practitioners (like summaries including all);
create table enrolments (like summaries including all);
create table questionnaires (like summaries including all);
create table articles (like summaries including all);
create table settings (like summaries including all);
create table terms (like summaries including all);
create table meta (
  key text collate "C" primary key,
  value text not null
);

-- Readings of a patient in a UTC year, by measure: instants, values, diastolic values and sources side by side.
create table readings (
  patient text collate "C",
  year integer,
  measure text collate "C",
  t timestamptz[] not null,
  v float8[] not null,
  w float8[],
  s smallint[] not null,
  ids text[],
  extras jsonb not null,
  withdrawn jsonb,
  primary key (patient, year, measure)
);
create table latest (
  patient text collate "C",
  measure text collate "C",
  body jsonb not null,
  primary key (patient, measure)
);

-- One row per reading that counts, for queries of the clinic's own. Millimetres of mercury, millilitres, kilograms,
-- beats per minute, or the points of a scale; `diastolic` of blood pressures only.
create view reading_rows as
  select
    packed.patient,
    packed.measure,
    one.at,
    one.value,
    one.diastolic,
    (array['staff', 'patient', 'device', 'import', 'questionnaire'])[one.source + 1] as source
  from readings as packed,
    lateral unnest(packed.t, packed.v, packed.w, packed.s) as one (at, value, diastolic, source);

-- Accounts and sessions.
create table accounts (
  key text collate "C" primary key,
  body jsonb not null,
  version text generated always as (body ->> 'version') stored,
  username text collate "C" generated always as (body ->> 'username') stored unique
);
create table sessions (
  key text collate "C" primary key,
  body jsonb not null,
  access_hash text collate "C" generated always as (body ->> 'accessHash') stored unique,
  family_hash text collate "C" generated always as (body ->> 'familyHash') stored unique,
  account text collate "C" generated always as (body ->> 'account') stored
);
create index sessions_account on sessions (account, key);
create table links (
  key text collate "C" primary key,
  body jsonb not null,
  hash text collate "C" generated always as (body ->> 'hash') stored unique,
  account text collate "C" generated always as (body ->> 'account') stored
);
create index links_account on links (account, key);
create table outbox (
  key text collate "C" primary key,
  body jsonb not null,
  "order" float8 generated always as ((body ->> 'order')::float8) stored unique,
  link text collate "C" generated always as (body ->> 'link') stored
);
create index outbox_link on outbox (link, key);
create table tries (
  key text collate "C" primary key,
  body jsonb not null
);
create table keys (
  key text collate "C" primary key,
  value bytea not null
);
create table bookmarks (
  "user" text collate "C",
  id text collate "C",
  body jsonb not null,
  primary key ("user", id)
);
