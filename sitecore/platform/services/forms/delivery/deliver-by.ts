import type { Deliver } from './deliver-due.ts';

interface Ways {
  readonly webhook?: Deliver | undefined;
  readonly mail?: Deliver | undefined;
  readonly outbox?: Deliver | undefined;
}

/** Returns the delivery by the ways that are set: the team by webhook, visitors by mail, each else by the other; none without a way. */
export function deliverBy({ webhook, mail, outbox }: Ways): Deliver | undefined {
  const toTeam = webhook ?? mail ?? outbox;
  const toVisitor = mail ?? webhook ?? outbox;
  if (!toTeam || !toVisitor) return undefined;
  return (message) => (message.kind === 'team' ? toTeam(message) : toVisitor(message));
}
