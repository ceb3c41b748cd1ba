CREATE TABLE applications (
  id uuid PRIMARY KEY,
  request_number text NOT NULL UNIQUE,
  cic text NOT NULL,
  dossier text NOT NULL,
  mobile text NOT NULL,
  customer_ar text NOT NULL,
  customer_en text NOT NULL,
  number text NOT NULL,
  product_ar text NOT NULL,
  product_en text NOT NULL,
  action_type integer,
  approved_at timestamptz,
  expires_on date,
  updated_on date NOT NULL,
  UNIQUE (cic, dossier)
);
--> statement-breakpoint
CREATE TABLE application_stages (
  application uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  position integer NOT NULL,
  status_ar text NOT NULL,
  status_en text NOT NULL,
  reached_on date,
  PRIMARY KEY (application, position)
);
--> statement-breakpoint
CREATE TABLE application_updates (
  application uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  position integer NOT NULL,
  updated_on date NOT NULL,
  status_ar text NOT NULL,
  status_en text NOT NULL,
  clarification_ar text NOT NULL,
  clarification_en text NOT NULL,
  PRIMARY KEY (application, position)
);
--> statement-breakpoint
CREATE TABLE contract_files (
  id uuid PRIMARY KEY,
  application uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL
);
--> statement-breakpoint
CREATE INDEX contract_files_application ON contract_files (application);
--> statement-breakpoint
CREATE TABLE one_time_codes (
  id uuid PRIMARY KEY,
  subject text NOT NULL,
  client text NOT NULL,
  hash text NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong integer NOT NULL DEFAULT 0,
  spent_at timestamptz
);
--> statement-breakpoint
CREATE INDEX one_time_codes_subject ON one_time_codes (subject, requested_at);
--> statement-breakpoint
CREATE INDEX one_time_codes_client ON one_time_codes (client, requested_at);
--> statement-breakpoint
CREATE INDEX one_time_codes_expires_at ON one_time_codes (expires_at);
--> statement-breakpoint
CREATE TABLE closed_contracts (
  subject text PRIMARY KEY,
  closed_until timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE contract_sessions (
  session text NOT NULL,
  application uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session, application)
);
--> statement-breakpoint
CREATE INDEX contract_sessions_expires_at ON contract_sessions (expires_at);
--> statement-breakpoint
CREATE TABLE application_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application uuid,
  event text NOT NULL,
  at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX application_audit_application ON application_audit (application);
--> statement-breakpoint
CREATE UNIQUE INDEX application_audit_approved_once ON application_audit (application) WHERE event = 'approved';
