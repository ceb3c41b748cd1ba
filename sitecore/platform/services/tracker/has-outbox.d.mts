interface OutboxEnvironment {
  readonly SMS_GATEWAY_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly PLATFORM_HOST?: string | undefined;
}

export function hasOutbox(env: OutboxEnvironment): boolean;

interface FormOutboxEnv {
  readonly FORMS_WEBHOOK_URL?: string | undefined;
  readonly FORMS_SMTP_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly PLATFORM_HOST?: string | undefined;
}

export function hasFormOutbox(env: FormOutboxEnv): boolean;
