-- Forms of the form builder. Values, names of files and files are sealed with a key that the database does not have.
CREATE SEQUENCE form_references;
--> statement-breakpoint
CREATE TABLE form_submissions (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  ticket text NOT NULL,
  form uuid NOT NULL,
  form_name text NOT NULL,
  language text NOT NULL,
  is_anonymous boolean NOT NULL,
  status text NOT NULL DEFAULT 'received',
  answer_days integer,
  values text NOT NULL,
  contact text,
  consent text,
  received_at timestamptz NOT NULL,
  erase_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX form_submissions_received_at ON form_submissions (received_at DESC, id);
--> statement-breakpoint
CREATE INDEX form_submissions_erase_at ON form_submissions (erase_at);
--> statement-breakpoint
CREATE INDEX form_submissions_contact ON form_submissions (contact);
--> statement-breakpoint
CREATE TABLE form_files (
  id uuid PRIMARY KEY,
  submission uuid NOT NULL REFERENCES form_submissions (id) ON DELETE CASCADE,
  field text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  content bytea NOT NULL
);
--> statement-breakpoint
CREATE INDEX form_files_submission ON form_files (submission);
--> statement-breakpoint
CREATE TABLE form_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission uuid NOT NULL REFERENCES form_submissions (id) ON DELETE CASCADE,
  kind text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  delivered_at timestamptz
);
--> statement-breakpoint
CREATE INDEX form_outbox_next_at ON form_outbox (next_at) WHERE delivered_at IS NULL;
--> statement-breakpoint
CREATE TABLE form_drafts (
  id uuid PRIMARY KEY,
  form uuid NOT NULL,
  step integer NOT NULL,
  values text NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX form_drafts_expires_at ON form_drafts (expires_at);
--> statement-breakpoint
CREATE TABLE form_consents (
  version text PRIMARY KEY,
  text text NOT NULL,
  language text NOT NULL,
  first_used_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE form_answers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission uuid NOT NULL REFERENCES form_submissions (id) ON DELETE CASCADE,
  status text NOT NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX form_answers_submission ON form_answers (submission);
--> statement-breakpoint
CREATE TABLE form_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  reference text
);
