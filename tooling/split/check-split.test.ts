import { describe, expect, test } from 'vitest'
import { findSplitViolations } from './check-split.ts'
import type { Chunk, ChunkReport } from './chunk-report.ts'

const chunk = (fileName: string, rest: Partial<Chunk> = {}): Chunk => ({
  fileName,
  entry: null,
  imports: [],
  dynamicImports: [],
  modules: [],
  bytes: 0,
  ...rest,
})

/** A correct build, in which shop and builder are separate. */
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
      imports: ['assets/react.js'],
      dynamicImports: ['assets/text-view.js'],
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
  routeListBytes: 0,
  styles: [
    { fileName: 'assets/style-1a.css', text: '.button{color:red}' },
    { fileName: 'assets/builder-2b.css', text: '.builder-bar{color:red}' },
  ],
}

/** The correct build with one script changed. */
function withChanged(fileName: string, rest: Partial<Chunk>): ChunkReport {
  return {
    ...CLEAN,
    chunks: CLEAN.chunks.map((original) => (original.fileName === fileName ? { ...original, ...rest } : original)),
  }
}

describe('what site builders work with stays out of the shop [BLK-10]', () => {
  test('a build in which the two are separate passes [BLK-10]', () => {
    expect(findSplitViolations(CLEAN)).toEqual([])
  })

  const puck = ['node_modules/@puckeditor/core/dist/index.mjs', 'page-builder/editor/page-editor.tsx']
  test.each([
    [
      'Puck, loaded at once by a page of the shop',
      withChanged('assets/home.js', { imports: ['assets/puck.js'] }),
      puck,
    ],
    [
      'Puck, loaded later by what a page loads',
      withChanged('assets/text-view.js', { imports: ['assets/puck.js'] }),
      puck,
    ],
    [
      'the editor of texts',
      withChanged('assets/home.js', {
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
      withChanged('assets/react.js', { modules: ['node_modules/react/index.js', 'storefront/builder/frame.tsx'] }),
      ['storefront/builder/frame.tsx'],
    ],
    [
      'the checks of the editor on the front page',
      withChanged('assets/home.js', { modules: ['storefront/routes/home.tsx', 'page-builder/checks/check-page.ts'] }),
      ['page-builder/checks/check-page.ts'],
    ],
    [
      'a style sheet that is imported the usual way',
      withChanged('assets/editor.js', { modules: ['storefront/builder/styles/frame.css'] }),
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
    expect(findSplitViolations(report).map(({ what }) => what)).toEqual(expected)
  })

  test('reports the chain of imports that leads there [BLK-10]', () => {
    expect(
      findSplitViolations(withChanged('assets/text-view.js', { imports: ['assets/puck.js'] }))[0]?.loadChain.join(
        ' > ',
      ),
    ).toBe('assets/home.js > assets/text-view.js > assets/puck.js')
  })
})
