CREATE TABLE documents (
  id uuid PRIMARY KEY,
  national_id text NOT NULL,
  reference text NOT NULL UNIQUE,
  kind text NOT NULL,
  holder_ar text NOT NULL,
  holder_en text NOT NULL,
  issued_on date NOT NULL,
  valid_until date
);
