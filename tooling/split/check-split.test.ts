import { describe, expect, test } from 'vitest'
import { checkSplit } from './check-split.ts'
import type { Chunk, ChunkReport } from './chunk-report.ts'

const chunk = (fileName: string, rest: Partial<Chunk> = {}): Chunk => ({
  fileName,
  entry: null,
  imports: [],
  modules: [],
  ...rest,
})

/** A build in which everything is where it belongs. */
const CLEAN: ChunkReport = {
  chunks: [
    chunk('assets/entry.js', {
      entry: 'storefront/entry.client.tsx',
      imports: ['assets/react.js'],
      modules: ['storefront/entry.client.tsx'],
    }),
    chunk('assets/react.js', { modules: ['node_modules/react/index.js'] }),
    chunk('assets/home.js', {
      entry: 'storefront/routes/home.tsx',
      imports: ['assets/react.js', 'assets/text-view.js'],
      modules: ['storefront/routes/home.tsx'],
    }),
    chunk('assets/text-view.js', { modules: ['page-builder/blocks/text/text-view.tsx'] }),
    chunk('assets/editor.js', {
      entry: 'storefront/routes/builder/editor.tsx',
      imports: ['assets/react.js', 'assets/text-view.js', 'assets/puck.js'],
      modules: ['storefront/routes/builder/editor.tsx', 'storefront/builder/editor-page.tsx'],
    }),
    chunk('assets/puck.js', {
      modules: ['node_modules/@puckeditor/core/dist/index.mjs', 'page-builder/editor/page-editor.tsx'],
    }),
  ],
  styles: [
    { fileName: 'assets/style-1a.css', text: '.button{color:red}' },
    { fileName: 'assets/builder-2b.css', text: '.builder-bar{color:red}' },
  ],
}

/** The clean build with one script of it changed. */
function planted(fileName: string, rest: Partial<Chunk>): ChunkReport {
  return { ...CLEAN, chunks: CLEAN.chunks.map((one) => (one.fileName === fileName ? { ...one, ...rest } : one)) }
}

describe('what site builders work with stays out of the shop [BLK-10]', () => {
  test('a build in which the two are apart passes [BLK-10]', () => {
    expect(checkSplit(CLEAN)).toEqual([])
  })

  const puck = ['node_modules/@puckeditor/core/dist/index.mjs', 'page-builder/editor/page-editor.tsx']
  test.each([
    ['Puck, loaded at once by a page of the shop', planted('assets/home.js', { imports: ['assets/puck.js'] }), puck],
    ['Puck, loaded later by what a page loads', planted('assets/text-view.js', { imports: ['assets/puck.js'] }), puck],
    [
      'the editor of texts',
      planted('assets/home.js', {
        modules: [
          'storefront/routes/home.tsx',
          'node_modules/@tiptap/core/dist/index.js',
          'node_modules/prosemirror-model/dist/index.js',
        ],
      }),
      ['node_modules/@tiptap/core/dist/index.js', 'node_modules/prosemirror-model/dist/index.js'],
    ],
    [
      'a panel in a script that the shop shares',
      planted('assets/react.js', { modules: ['node_modules/react/index.js', 'storefront/builder/frame.tsx'] }),
      ['storefront/builder/frame.tsx'],
    ],
    [
      'the checks of the editor on the front page',
      planted('assets/home.js', { modules: ['storefront/routes/home.tsx', 'page-builder/checks/check-page.ts'] }),
      ['page-builder/checks/check-page.ts'],
    ],
    [
      'a style sheet that is imported the usual way',
      planted('assets/editor.js', { modules: ['storefront/builder/styles/frame.css'] }),
      ['storefront/builder/styles/frame.css'],
    ],
    [
      'rules of the builder in the sheet of the shop',
      { ...CLEAN, styles: [{ fileName: 'assets/style-1a.css', text: '.button{}.builder-bar{}' }] },
      ["'.builder-…'"],
    ],
    [
      'rules of Puck in the sheet of the shop',
      { ...CLEAN, styles: [{ fileName: 'assets/style-1a.css', text: '._PuckLayout_1{}' }] },
      ["'._Puck…'"],
    ],
  ] as const)('%s is found [BLK-10]', (_, report, expected) => {
    expect(checkSplit(report).map(({ what }) => what)).toEqual(expected)
  })

  test('says by which way it got there [BLK-10]', () => {
    expect(checkSplit(planted('assets/text-view.js', { imports: ['assets/puck.js'] }))[0]?.by.join(' > ')).toBe(
      'assets/home.js > assets/text-view.js > assets/puck.js',
    )
  })
})
