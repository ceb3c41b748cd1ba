import { RichHtml } from './RichHtml.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  prose: ({ t }) => (
    <RichHtml
      html={t({
        ar: '<h2>ما الذي تحتاج إليه</h2><p>ثلاث وثائق، و<a href="#">عنوانك الوطني</a>:</p><ul><li>الهوية الوطنية</li><li>تعريف بالراتب</li><li>كشف حساب لثلاثة أشهر</li></ul><blockquote>يُفتح الحساب في خمس دقائق.</blockquote>',
        en: '<h2>What you need</h2><p>Three documents and <a href="#">your national address</a>:</p><ul><li>National ID</li><li>A salary certificate</li><li>A statement of three months</li></ul><blockquote>An account is opened in five minutes.</blockquote>',
      })}
    />
  ),
  table: ({ t }) => (
    <RichHtml
      html={t({
        ar: '<table><thead><tr><th>الخدمة</th><th>الرسوم</th></tr></thead><tbody><tr><td>تحويل داخلي</td><td>بلا رسوم</td></tr><tr><td>تحويل دولي</td><td>٥٠ ريالاً</td></tr></tbody></table>',
        en: '<table><thead><tr><th>Service</th><th>Fee</th></tr></thead><tbody><tr><td>Domestic transfer</td><td>Free</td></tr><tr><td>International transfer</td><td>50 riyals</td></tr></tbody></table>',
      })}
    />
  ),
});
