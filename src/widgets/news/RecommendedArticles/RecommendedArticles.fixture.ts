import { defineFixtures } from '#src/cms/fixture.ts';
import { newsBlockExamples } from '#src/features/news/news-blocks.fixture.ts';
import { widget } from './RecommendedArticles.widget.ts';

export const fixtures = defineFixtures(widget, newsBlockExamples({ ar: 'أخبار أخرى', en: 'More news' }));
