-- References are found however a person writes them (services/forms/references.ts has the same expression).
CREATE INDEX form_submissions_spoken_reference ON form_submissions (translate(upper(reference), 'OILU -_', '011V'));
--> statement-breakpoint
CREATE TABLE form_usage (
  day date PRIMARY KEY,
  bytes bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE one_time_codes ADD COLUMN telephone text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE INDEX one_time_codes_telephone ON one_time_codes (telephone, requested_at);
