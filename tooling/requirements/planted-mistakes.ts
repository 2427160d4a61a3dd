/** A table and test files that contradict each other in one way, and where the check has to report it. */
export interface PlantedMistake {
  readonly what: string
  readonly table: string
  readonly files?: Readonly<Record<string, string>>
  /** `file:line` of every mistake. */
  readonly at: readonly string[]
}

/** The test files that agree with the table below. */
export const matchingTests: Readonly<Record<string, string>> = {
  'gallery/price/price.spec.ts': `test('shows a price [PRC-01]', () => {})`,
  'server/cart/cart.test.ts': `describe('a cart', () => {\n  test.each([1, 2])('counts %j [CART-01, CART-02]', () => {})\n})\ntest(\`adds up [PRC-01] [CART-02]\`, () => {})`,
}

/** A test that the table does not list. */
export const unlistedTest = `test('a [CART-03]', () => {})`

const priceTests =
  '[gallery/price/price.spec.ts](../gallery/price/price.spec.ts), [server/cart/cart.test.ts](../server/cart/cart.test.ts)'
const cartTests = '[server/cart/cart.test.ts](../server/cart/cart.test.ts)'

/** A table that agrees with the files above; its rows are on lines 5, 6, 12, 13 and 14. */
export const table = createTable({})

/** One planted mistake for each way in which table and tests can contradict each other. */
export const plantedMistakes: readonly PlantedMistake[] = [
  {
    what: 'an id in a title that has no row',
    table,
    files: { 'kernel/a.test.ts': `\ntest('a [CART-07]', () => {})` },
    at: ['kernel/a.test.ts:2'],
  },
  {
    what: 'a test that the row does not name',
    table,
    files: { 'kernel/a.test.ts': `test('a [CART-01]', () => {})` },
    at: ['docs/requirements.md:12'],
  },
  {
    what: 'a test of a row that says not yet',
    table,
    files: { 'kernel/a.test.ts': `it('a [CART-03]', () => {})` },
    at: ['docs/requirements.md:14'],
  },
  {
    what: 'a named file that is not there',
    table: createTable({ cart3: '[kernel/a.test.ts](../kernel/a.test.ts)' }),
    at: ['docs/requirements.md:14'],
  },
  {
    what: 'a named file without such a test',
    table: createTable({ cart3: cartTests }),
    at: ['docs/requirements.md:14'],
  },
  {
    what: 'a row that says not yet of something proven',
    table: createTable({ cart1: 'not yet' }),
    at: ['docs/requirements.md:12'],
  },
  {
    what: 'a file named twice',
    table: createTable({ cart1: `${cartTests}, ${cartTests}` }),
    at: ['docs/requirements.md:12'],
  },
  {
    what: 'an id with two rows',
    table: `${table}| CART-03 | Another sentence. | not yet |\n`,
    at: ['docs/requirements.md:15'],
  },
  {
    what: 'a row under another area',
    table: `${table}| PRC-03 | A price. | not yet |\n`,
    at: ['docs/requirements.md:15'],
  },
  { what: 'a row without a sentence', table: `${table}| CART-04 |  | not yet |\n`, at: ['docs/requirements.md:15'] },
  {
    what: 'a proof that is no link',
    table: `${table}| CART-04 | A cart. | by hand |\n`,
    at: ['docs/requirements.md:15'],
  },
  {
    what: 'a link to another file than it says',
    table: createTable({ cart3: '[kernel/a.test.ts](../kernel/b.test.ts)' }),
    at: ['docs/requirements.md:14'],
  },
  {
    what: 'an id in a table of cases',
    table,
    files: { 'kernel/a.test.ts': `test.each(['a [CART-03]'])('%s', () => {})` },
    at: ['kernel/a.test.ts:1'],
  },
  {
    what: 'an id of a test that is skipped',
    table,
    files: { 'kernel/a.test.ts': `test.skip('a [CART-03]', () => {})` },
    at: ['kernel/a.test.ts:1'],
  },
  {
    what: 'an id inside a group that is skipped',
    table,
    files: { 'kernel/a.test.ts': `describe.skip('a', () => {\n  test('b [CART-03]', () => {})\n})` },
    at: ['kernel/a.test.ts:2'],
  },
]

/** Test titles with the ids that are found in them. */
export const titleCases: readonly { source: string; ids: readonly string[] }[] = [
  { source: `test('plain [CARD-07]', () => {})`, ids: ['CARD-07'] },
  { source: `it("two [CARD-07, PRC-01]", () => {})`, ids: ['CARD-07', 'PRC-01'] },
  { source: `test('apart [CARD-07] [PRC-01] @phone', () => {})`, ids: ['CARD-07', 'PRC-01'] },
  { source: `describe('a group [CARD-07]', () => {})`, ids: ['CARD-07'] },
  { source: `test.describe('a group of the browser [CARD-07]', () => {})`, ids: ['CARD-07'] },
  { source: 'test.each`\n  a\n  ${1}\n`("from a table [CARD-07]", () => {})', ids: ['CARD-07'] },
  { source: `test.skipIf(process.platform === 'win32')('where it can run [CARD-07]', () => {})`, ids: ['CARD-07'] },
  { source: 'test(`${state}: shown [CARD-07]${isLast ? " [PRC-01]" : ""}`, () => {})', ids: ['CARD-07', 'PRC-01'] },
  { source: `test('long ' + 'title [CARD-07]', () => {})`, ids: ['CARD-07'] },
  { source: `test('a part number HR-175 and a list [1, 2]', () => {})`, ids: [] },
  { source: `// test('in a comment [CARD-07]')\nexpect('[CARD-07]').toBe(1)`, ids: [] },
]

function createTable({ cart1 = cartTests, cart3 = 'not yet' }: { cart1?: string; cart3?: string }): string {
  const head = '| id | what the shop does | proven by |\n|---|---|---|\n'
  const prices = `| PRC-01 | A price. | ${priceTests} |\n| PRC-02 | Another price. | not yet |\n`
  const carts = `| CART-01 | A cart. | ${cart1} |\n| CART-02 | A cart with a \\|. | ${cartTests} |\n| CART-03 | A third cart. | ${cart3} |\n`
  return `## PRC: prices\n\n${head}${prices}\n## CART: carts\n\n${head}${carts}`
}
