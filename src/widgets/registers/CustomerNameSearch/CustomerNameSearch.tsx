import { MIN_NAME_TERM } from '#sitecore/contracts/customer-names.ts';
import { Listing } from '#src/features/listing/Listing.tsx';
import { MAX_TERM } from '#src/features/listing/listing-address.ts';
import { ListingForm } from '#src/features/listing/ListingForm.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { CustomerNameSearchProps } from './CustomerNameSearch.widget.ts';
import { namesAddress } from './names-address.ts';
import { NamesFound } from './NamesFound.tsx';
import type { TermError } from './term-error.ts';

/** Renders a search for registered names of customers. Scripts check the term before it is sent, the server does without them. */
export function CustomerNameSearch(props: CustomerNameSearchProps) {
  const { fields, phrases, data } = props;
  const { state, error } = data;
  return (
    <Wrap className="names-page">
      <Listing values={namesAddress.write(state)} className="names-search">
        <div role="search" aria-label={phrases.names_search}>
          <NameForm {...props} />
          <div id={messageId(props)} data-part="message" role="alert" className="names-message">
            {error && <ErrorMessage error={error} phrases={phrases} />}
          </div>
          <div hidden>
            {ERRORS.map((kind) => (
              <template key={kind} data-error={kind}>
                <ErrorMessage error={kind} phrases={phrases} />
              </template>
            ))}
          </div>
        </div>
        <NamesFound {...props} />
      </Listing>
      {isShown(fields.Note) && (
        <p className="register-note">
          <Text field={fields.Note} />
        </p>
      )}
    </Wrap>
  );
}

const ERRORS = ['empty', 'short'] as const satisfies readonly TermError[];

const messageId = ({ uid }: Pick<CustomerNameSearchProps, 'uid'>): string => `${uid}-message`;

function NameForm({ uid, phrases, page, data: { state, error } }: CustomerNameSearchProps) {
  const input = `${uid}-term`;
  return (
    <div className="names-controls">
      <ListingForm page={page} others={namesAddress.others(state, 'term')} className="names-form">
        <label htmlFor={input}>{phrases.names_label}</label>
        <div className="field-box listing-search-field">
          <Icon name="search" />
          <input
            id={input}
            type="search"
            name="term"
            defaultValue={state.term}
            required
            minLength={MIN_NAME_TERM}
            maxLength={MAX_TERM}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={error !== undefined}
            aria-describedby={`${input}-hint ${messageId({ uid })}`}
            data-submitted=""
            className="field-input"
          />
        </div>
        <Button type="submit" data-search="">
          {phrases.search}
        </Button>
        <p id={`${input}-hint`}>{phrases.names_hint}</p>
      </ListingForm>
      <ListingForm page={page} others={namesAddress.cleared(state)} className="names-clear">
        <Button type="submit" kind="text" data-clear="">
          {phrases.names_clear}
        </Button>
      </ListingForm>
    </div>
  );
}

interface ErrorMessageProps extends Pick<CustomerNameSearchProps, 'phrases'> {
  readonly error: TermError;
}

const ErrorMessage = ({ error, phrases }: ErrorMessageProps) => (
  <p>
    <Icon name="alert" />
    <span>
      <b>{phrases.names_error}</b> {error === 'empty' ? phrases.names_empty_term : phrases.names_short_term}
    </span>
  </p>
);
