CREATE TABLE shareholders (
  id integer PRIMARY KEY,
  name_ar text NOT NULL,
  name_en text NOT NULL,
  kind text NOT NULL,
  shares bigint NOT NULL,
  percentage double precision NOT NULL,
  folded text NOT NULL
);
--> statement-breakpoint
CREATE INDEX shareholders_shares ON shareholders (shares DESC, id);
--> statement-breakpoint
CREATE TABLE merchants (
  id integer PRIMARY KEY,
  name_ar text NOT NULL,
  name_en text NOT NULL,
  category_ar text NOT NULL,
  category_en text NOT NULL,
  branches integer NOT NULL,
  image text NOT NULL,
  link text NOT NULL
);
--> statement-breakpoint
CREATE TABLE customer_names (
  id integer PRIMARY KEY,
  name_ar text NOT NULL,
  name_en text NOT NULL,
  folded text NOT NULL
);
