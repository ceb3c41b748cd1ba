ALTER TABLE form_audit ADD COLUMN identified_by text NOT NULL DEFAULT 'name claimed, shared password';
--> statement-breakpoint
UPDATE form_audit SET identified_by = 'the platform itself' WHERE action = 'erased by age';
