import { defineFixtures } from '#src/cms/fixture.ts';
import { newsBlockExamples } from '#src/features/news/news-blocks.fixture.ts';
import { widget } from './NewsCarousel.widget.ts';

export const fixtures = defineFixtures(widget, newsBlockExamples({ ar: 'من أخبار ركن', en: 'News from Rukn' }));
