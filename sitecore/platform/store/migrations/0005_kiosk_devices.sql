CREATE TABLE kiosk_codes (
  hash text PRIMARY KEY,
  branch text NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE kiosk_devices (
  id uuid PRIMARY KEY,
  branch text NOT NULL,
  enrolled_at timestamptz NOT NULL
);
