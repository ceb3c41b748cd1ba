import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { autoLeaseTerms } from '#sitecore/definitions/templates/auto-lease-terms.ts';
import type { Content } from '../../content/content.ts';
import { authoredItems } from '../authored-items.ts';
import type { LeaseTerms } from './auto-lease.ts';

/** Terms without authored ones. FINANCE §2.6. */
const DEFAULT_TERMS: LeaseTerms = {
  dbr: 45,
  tenure: 60,
  maxOdometer: 200_000,
  adminFeeInPercentage: 0.5,
  maxAdminFee: 2_500,
  rate: { OwnBank: 6.96, OtherBank: 7.92 },
};

/** Returns the authored terms of leases, with the default for each that is missing or negative. FINANCE §2.6. */
export function leaseTerms(content: Content): LeaseTerms {
  const [authored] = authoredItems(content, autoLeaseTerms, DEFAULT_LANGUAGE);
  if (!authored) return DEFAULT_TERMS;
  return {
    dbr: authoredOr(authored.DBR, DEFAULT_TERMS.dbr),
    tenure: Math.max(1, authoredOr(authored.Tenure, DEFAULT_TERMS.tenure)),
    maxOdometer: authoredOr(authored.MaxOdometer, DEFAULT_TERMS.maxOdometer),
    adminFeeInPercentage: authoredOr(authored.AdminFeeInPercentage, DEFAULT_TERMS.adminFeeInPercentage),
    maxAdminFee: authoredOr(authored.MaxAdminFee, DEFAULT_TERMS.maxAdminFee),
    rate: {
      OwnBank: authoredOr(authored.OwnBankRate, DEFAULT_TERMS.rate.OwnBank),
      OtherBank: authoredOr(authored.OtherBankRate, DEFAULT_TERMS.rate.OtherBank),
    },
  };
}

const authoredOr = (term: number | null, fallback: number): number => (term === null || term < 0 ? fallback : term);
