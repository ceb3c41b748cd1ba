CREATE TABLE customers (
  cic text PRIMARY KEY,
  mobile text NOT NULL UNIQUE,
  national_id text NOT NULL UNIQUE,
  name_ar text NOT NULL,
  name_en text NOT NULL
);
--> statement-breakpoint
CREATE TABLE photos (
  id uuid PRIMARY KEY,
  branch text NOT NULL,
  taken_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX photos_taken_at ON photos (taken_at);
--> statement-breakpoint
CREATE TABLE visits (
  id uuid PRIMARY KEY,
  branch text NOT NULL,
  segment integer NOT NULL,
  name_ar text NOT NULL,
  name_en text NOT NULL,
  opened_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX visits_opened_at ON visits (opened_at);
--> statement-breakpoint
CREATE TABLE queues (
  branch text NOT NULL,
  service text NOT NULL,
  day date NOT NULL,
  last_number integer NOT NULL DEFAULT 0,
  PRIMARY KEY (branch, service, day)
);
--> statement-breakpoint
CREATE TABLE tickets (
  branch text NOT NULL,
  service text NOT NULL,
  day date NOT NULL,
  number integer NOT NULL,
  visit uuid REFERENCES visits (id) ON DELETE SET NULL,
  photo uuid REFERENCES photos (id) ON DELETE SET NULL,
  issued_at timestamptz NOT NULL,
  called_at timestamptz NOT NULL,
  PRIMARY KEY (branch, service, day, number),
  FOREIGN KEY (branch, service, day) REFERENCES queues (branch, service, day),
  CONSTRAINT tickets_once_a_visit UNIQUE (visit, service)
);
--> statement-breakpoint
CREATE INDEX tickets_photo ON tickets (photo);
