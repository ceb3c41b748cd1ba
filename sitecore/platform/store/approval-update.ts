/** Entry in the history of an application whose contract was approved, as its row has it. */
export const APPROVAL_UPDATE = {
  statusAr: 'وافقت على العقد',
  statusEn: 'Contract approved',
  clarificationAr: 'سجّلنا موافقتك، ونحدد موعد الإفراغ خلال يومي عمل.',
  clarificationEn: 'Your approval is recorded. We set the title transfer within two working days.',
} as const;
