import type { Complete, FinanceInputs } from '#src/domain/calculators/finance-inputs.ts';
import { type FinanceParts, repaymentSchedule, type Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';
import type { FinancePhrases } from '../phrases.ts';
import { RepaymentSchedule } from '../schedule/RepaymentSchedule.tsx';
import { defineSubmission } from '../submit/submission.tsx';
import { financeResult } from './finance-result.tsx';
import { type Finance, NO_FINANCE } from './finance.ts';
import type { definePurchaseCalculator } from './purchase-form.ts';

interface Purchase<Settings, Request, Label extends string, FeeLabel extends string> {
  /** Returns the request at the author's terms. */
  readonly requestOf: (inputs: Complete<FinanceInputs>, settings: Settings) => Request;
  /** Requests the figures from the bank. */
  readonly call: (request: Request, options: CallOptions) => Promise<Result<FinanceFigures, unknown>>;
  readonly partsOf: (request: Request) => FinanceParts;
  /** Dictionary key of the price's label. */
  readonly priceLabel: Label;
  /** Dictionary key of the label of the fees paid at signing. */
  readonly feeLabel: FeeLabel;
}

type Calculator = Pick<ReturnType<typeof definePurchaseCalculator>, 'fields'>;

/** Declares what a submit of a financed purchase does: the bank's figures, and below them the repayment schedule. */
export const definePurchaseSubmission = <Settings, Request, Label extends string, FeeLabel extends string>(
  calculator: Calculator,
  { requestOf, call, partsOf, priceLabel, feeLabel }: Purchase<Settings, Request, Label, FeeLabel>,
) =>
  defineSubmission(calculator, {
    submit: async (inputs, settings: Settings, options): Promise<Result<Finance, unknown>> => {
      const request = requestOf(inputs, settings);
      const response = await call(request, options);
      if (!response.ok) return response;
      const { tenure, balloonPayment: balloon } = inputs;
      const schedule = repaymentSchedule(partsOf(request), tenure, balloon);
      return success({
        figures: response.value,
        tenure,
        balloon,
        ...(isSumOf(schedule, response.value) && { schedule }),
      });
    },
    empty: NO_FINANCE,
    present: (
      finance,
      format: {
        readonly phrases: FinancePhrases & Readonly<Record<Label | FeeLabel, string>>;
        readonly language: Language;
      },
    ) =>
      financeResult(finance, { ...format, priceLabel: format.phrases[priceLabel], feeLabel: format.phrases[feeLabel] }),
    more: ({ schedule }, format) =>
      schedule && <RepaymentSchedule {...format} schedule={schedule} feeLabel={format.phrases[feeLabel]} />,
  });

/** Returns true if the parts of a schedule add up to the bank's total, so that it never contradicts the figures. */
const isSumOf = (
  { parts: { principal, profit, insurance, fee } }: Schedule,
  { totalAmountPayable }: FinanceFigures,
): boolean => Math.abs(principal + profit + insurance + fee - totalAmountPayable) <= 1;
