/** Stages of the fictitious applications, each with what the bank tells at it. */
export const STAGES = [
  {
    ar: { status: 'استلمنا الطلب', clarification: 'أرسلت طلبك من التطبيق، وبدأنا مراجعته.' },
    en: {
      status: 'Application received',
      clarification: 'You sent the application from the app, and we have begun to review it.',
    },
  },
  {
    ar: { status: 'دراسة المستندات', clarification: 'اكتملت مطابقة الدخل والالتزامات.' },
    en: { status: 'Documents checked', clarification: 'Income and commitments were matched.' },
  },
  {
    ar: { status: 'تقييم العقار', clarification: 'قيّم المقيّم المعتمد الشقة بأعلى من سعر الشراء.' },
    en: { status: 'Property valued', clarification: 'The accredited valuer put the flat above the purchase price.' },
  },
  {
    ar: { status: 'العقد جاهز', clarification: 'راجع العقد ووافق عليه قبل موعده. لا حاجة إلى زيارة الفرع.' },
    en: {
      status: 'Contract ready',
      clarification: 'Read the contract and approve it before it is due. No branch visit is needed.',
    },
  },
  {
    ar: { status: 'التوقيع', clarification: 'حددنا موعد الإفراغ مع كتابة العدل، وأرسلناه إلى جوالك.' },
    en: {
      status: 'Signing',
      clarification: 'The title transfer has its appointment with the notary, which we have sent to your mobile.',
    },
  },
  {
    ar: { status: 'صرف المبلغ', clarification: 'صرفنا المبلغ للبائع، ويبدأ القسط الأول في السابع والعشرين.' },
    en: {
      status: 'Funds released',
      clarification: 'The seller has been paid, and the first instalment is due on the 27th.',
    },
  },
] as const;
