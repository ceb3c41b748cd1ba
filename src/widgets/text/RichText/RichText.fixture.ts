import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './RichText.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Text: { ar: '<p>نص قصير.</p>', en: '<p>A short text.</p>' } } },
  full: {
    params: { RenderingIdentifier: 'terms' },
    fields: {
      Text: {
        ar: '<h2>شروط الحساب</h2><p>تسري هذه الشروط على <a href="/personal">حسابات الأفراد</a>.</p><h3>الرسوم</h3><ul><li>لا رسوم شهرية</li><li>كشف الحساب مجاني</li></ul><table><thead><tr><th scope="col">الخدمة</th><th scope="col">الرسوم</th></tr></thead><tbody><tr><td>تحويل محلي</td><td>٠٫٥٠ ريال</td></tr></tbody></table>',
        en: '<h2>Account terms</h2><p>These terms apply to <a href="/personal">personal accounts</a>.</p><h3>Fees</h3><ul><li>No monthly fee</li><li>Statements are free</li></ul><table><thead><tr><th scope="col">Service</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>Local transfer</td><td>SAR 0.50</td></tr></tbody></table>',
      },
    },
  },
  columns: {
    params: { Contents: true },
    fields: {
      Text: {
        ar: '<h2>متى ننفّذ</h2><p>ننفّذ أمرك متى وصلنا.</p><h2>إن أخطأت</h2><p>أخبرنا فوراً.</p>',
        en: '<h2>When we carry it out</h2><p>As soon as your order reaches us.</p><h2>If you make a mistake</h2><p>Tell us at once.</p>',
      },
    },
    placeholders: {
      'companion-1': [
        {
          rendering: widget.rendering,
          fixture: { fields: { Text: { ar: '<p>اتصل بنا.</p>', en: '<p>Call us.</p>' } } },
        },
      ],
    },
  },
  icons: {
    fields: {
      Text: {
        ar: '<table><thead><tr><th scope="col">البطاقة</th><th scope="col">صالات المطارات</th></tr></thead><tbody><tr><th scope="row">[plane] السفر</th><td>[check: متاحة]</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Card</th><th scope="col">Airport lounges</th></tr></thead><tbody><tr><th scope="row">[plane] Travel</th><td>[check: Included]</td></tr></tbody></table>',
      },
    },
  },
  unsafe: {
    fields: {
      Text: {
        ar: '<p onclick="alert(1)">نص<script>alert(1)</script><a href="javascript:alert(1)">رابط</a></p>',
        en: '<p onclick="alert(1)">Text<script>alert(1)</script><a href="javascript:alert(1)">link</a></p>',
      },
    },
  },
});
