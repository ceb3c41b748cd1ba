CREATE TABLE passed_captchas (
  token text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX passed_captchas_expires_at ON passed_captchas (expires_at);
--> statement-breakpoint
CREATE TABLE spent_challenges (
  challenge text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX spent_challenges_expires_at ON spent_challenges (expires_at);
