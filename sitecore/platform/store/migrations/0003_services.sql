CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL,
  expire timestamptz
);
--> statement-breakpoint
CREATE TABLE idempotent_responses (
  id text PRIMARY KEY,
  request_hash text NOT NULL,
  status integer,
  body jsonb,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX idempotent_responses_created_at ON idempotent_responses (created_at);
