import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { plural } from '#src/i18n/plural.ts';
import type { Ticket } from '#src/services/kiosk.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step-props.ts';
import type { KioskPhrases } from '../phrases.ts';

interface TicketStepProps extends StepProps {
  readonly ticket: Ticket;
  readonly branch: ReactNode;
}

const print = () => window.print();

/** Renders the ticket and the number of visitors ahead. */
export function TicketStep({ titleId, kiosk, state: { lang }, phrases, ticket, branch }: TicketStepProps) {
  const name = ticket.CustomerName.trim();
  return (
    <div className="grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:landscape:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <Stub ticket={ticket} name={name} branch={branch} language={lang} phrases={phrases} />
      <div data-paper="none">
        <StepHead
          id={titleId}
          title={name === '' ? phrases.kiosk_greeting_neutral : fill(phrases.kiosk_greeting, { name })}
          lead={phrases.kiosk_seat}
        />
        <Ahead count={ticket.NumberOfWaitingCustomers} language={lang} phrases={phrases} />
        <div className="flex flex-col gap-4 sm:flex-row">
          <Button className="sm:px-10" iconStart="print" onClick={print}>
            {phrases.kiosk_print}
          </Button>
          <Button className="sm:px-10" kind="line" onClick={() => kiosk.finish()}>
            {phrases.kiosk_done}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface StubProps extends Pick<TicketStepProps, 'ticket' | 'branch' | 'phrases'> {
  readonly name: string;
  readonly language: Language;
}

function Stub({ ticket, name, branch, language, phrases }: StubProps) {
  const waiting = formatNumber(ticket.NumberOfWaitingCustomers, language);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(name === '' ? [] : [[phrases.kiosk_ticket_name, <bdi key="name">{name}</bdi>] as const]),
    [phrases.kiosk_ticket_service, <bdi key="service">{ticket.Service.ServiceName}</bdi>],
    [phrases.kiosk_ticket_branch, branch],
    [phrases.kiosk_ticket_waiting, waiting],
  ];
  return (
    <div className="overflow-clip bg-surface firm-xl shadow-e3">
      <p className="night lattice-night px-4 pt-6 pb-4 text-center lg:px-8 lg:pt-9 lg:pb-7">
        <span className="text-lg text-night-300">{phrases.kiosk_ticket_number}</span>
        <b className="ticket-number">
          <bdi>{numberOf(ticket.TicketNumber, language)}</bdi>
        </b>
      </p>
      <div className="ticket-tear" />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-6 pt-6 pb-7 lg:gap-x-8 lg:px-9 lg:pb-8">
        {facts.map(([label, fact]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-text-3">{label}</dt>
            <dd className="text-sm leading-[1.5] font-label wrap-anywhere [&_bdi]:whitespace-normal">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Formats a plain number in the digits of the language; a code with letters stays unchanged, as it is called out. */
const numberOf = (ticketNumber: string, language: Language): string =>
  /^\d+$/.test(ticketNumber)
    ? ticketNumber.replace(/\d/g, (digit) => formatNumber(Number(digit), language))
    : ticketNumber;

/** Upper bound of the stars; further visitors are shown as a number. */
const MAX_STARS = 8;

interface AheadProps {
  readonly count: number;
  readonly language: Language;
  readonly phrases: KioskPhrases;
}

/** Renders the visitors ahead, a star each, and the visitor after them. */
function Ahead({ count, language, phrases }: AheadProps) {
  return (
    <div className="my-7">
      <p className="text-xl font-strong">{plural(phrases, 'kiosk_ahead', count, language)}</p>
      <div aria-hidden="true" className="mt-4 flex flex-wrap items-center gap-2.5">
        {Array.from({ length: Math.min(count, MAX_STARS) }, (_, index) => (
          <Star key={index} className="size-8 bg-teal-200 lg:size-10" />
        ))}
        {count > MAX_STARS && <span className="text-text-2">+{formatNumber(count - MAX_STARS, language)}</span>}
        <Star className="size-11 bg-saffron-500 lg:size-14" />
        <span className="text-text-2">{phrases.kiosk_you}</span>
      </div>
    </div>
  );
}
