import type { DemoContent } from './model.ts'

/** The news articles of the shop. */
export const news: readonly DemoContent[] = [
  {
    key: 'news-hose-testing',
    title: 'Hose testing comes to your station',
    urlName: 'hose-testing-comes-to-your-station',
    publishedOn: '2026-03-02',
    excerpt: 'The test trailer is on the road again from April to October.',
    body: '<p>From April to October our test trailer comes to you. We test and mark <strong>every length</strong>, write the record and take home what fails, if you like.</p><ul><li>At least 1,000 ft a visit</li><li>Two people and a hydrant are all we need</li></ul><p><a href="/contact-us">Ask for a date</a>.</p>',
    pictureKey: 'hero-1',
  },
  {
    key: 'news-ev-blankets',
    title: 'Car blankets: what thirty uses look like',
    urlName: 'car-blankets-thirty-uses',
    publishedOn: '2026-01-19',
    excerpt: 'We burned a car thirty times and looked at the same blanket each time.',
    body: '<p>A blanket that is folded wet does not last. We used one thirty times, dried it every time, and measured what it still let through.</p><table><tbody><tr><th>Uses</th><th>Temperature on top</th></tr><tr><td>1</td><td>410 °F</td></tr><tr><td>15</td><td>440 °F</td></tr><tr><td>30</td><td>495 °F</td></tr></tbody></table>',
    pictureKey: 'hero-2',
  },
]
