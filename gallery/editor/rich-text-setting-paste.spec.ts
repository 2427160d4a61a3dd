import { expect, findAccessibilityViolations, test } from '../fixtures/gallery.ts'
import { GOOGLE_DOCS_CLIPBOARD, toWordClipboard, toWordListItem, toWordParagraph } from './clipboard-html.ts'
import { expectStored, pasteHtml, locateTextField } from './open-text.ts'

const PASTES: readonly (readonly [string, readonly string[], string])[] = [
  [
    'bullets on several levels',
    [
      toWordParagraph('Before use:'),
      toWordListItem('Drain it', '·', { name: 'MsoListParagraphCxSpFirst' }),
      toWordListItem('wholly, <b>twice</b>', 'o', { level: 2 }),
      toWordListItem('again', '§', { level: 3 }),
      toWordListItem('then', 'o', { level: 2 }),
      toWordListItem('Dry it', '·'),
      toWordParagraph(),
      toWordParagraph('After use.'),
    ],
    '<p>Before use:</p><ul><li>Drain it<ul><li>wholly, <strong>twice</strong><ul><li>again</li></ul></li><li>then</li></ul></li><li>Dry it</li></ul><p>After use.</p>',
  ],
  [
    'numbers and letters, with a paragraph between that goes on with an item',
    [
      toWordListItem('One', '1.'),
      toWordListItem('small', 'a.', { level: 2 }),
      toWordListItem('letters', 'b.', { level: 2 }),
      toWordListItem('Two', '2.'),
      '<p class=MsoListParagraphCxSpMiddle style="margin-left:.5in">and more of it<o:p></o:p></p>',
      toWordListItem('Three', '3.'),
      toWordParagraph('Words between'),
      toWordListItem('Four', '4.'),
    ],
    '<ol><li>One<ol type="a"><li>small</li><li>letters</li></ol></li><li><p>Two</p><p>and more of it</p></li><li>Three</li></ol><p>Words between</p><ol start="4"><li>Four</li></ol>',
  ],
  [
    'lists that follow one another: of another kind, another numbering, from a deeper level',
    [
      toWordListItem('Deep', '·', { level: 2 }),
      toWordListItem('Bullet', '·'),
      toWordListItem('One', '1)', { list: 'l1' }),
      toWordListItem('another', '1)', { list: 'l2' }),
      toWordListItem('of its own', 'III.', { list: 'l2', level: 2 }),
    ],
    '<ul><li>Deep</li></ul><ul><li>Bullet</li></ul><ol><li>One</li></ol><ol><li>another<ol start="3" type="I"><li>of its own</li></ol></li></ol>',
  ],
  [
    'items by the name of their style, and a list in a cell',
    [
      toWordListItem('One', '·', { name: 'MsoListBullet' }).replace(/mso-list:l0[^']*/, ''),
      toWordListItem('Two', '·', { name: 'MsoListBullet2' }).replace(/mso-list:l0[^']*/, ''),
      `<table class=MsoTableGrid><tr><td>${toWordListItem('In a cell', '·')}</td></tr></table>`,
    ],
    '<ul><li>One<ul><li>Two</li></ul></li></ul><ul><li>In a cell</li></ul>',
  ],
  [
    'a title and headings, those with numbers too',
    [
      '<p class=MsoTitle>Hose care<o:p></o:p></p><h1>Before use</h1>',
      toWordListItem('Draining', '2.1', { name: 'x' }).replaceAll(/(?<=<\/?)p(?=[ >])/g, 'h3'),
      '<p class=MsoHeading8>Details</p><p role="heading" aria-level="2" class="Paragraph">From the browser</p>',
      toWordParagraph('See <a href="https://www.nfpa.example/">NFPA</a>'),
    ],
    '<h2>Hose care</h2><h2>Before use</h2><h3>2.1 Draining</h3><h6>Details</h6><h2>From the browser</h2><p>See <a href="https://www.nfpa.example/">NFPA</a></p>',
  ],
  [
    'words from right to left',
    [
      toWordParagraph('Hose'),
      '<p class=MsoNormal dir=RTL style="text-align:right;direction:rtl;unicode-bidi:embed">NFPA 1961 لخرطوم<o:p></o:p></p>',
      toWordListItem('مياه', '·', { more: ' dir=RTL' }),
      toWordListItem('نار', '·', { more: ' dir=RTL' }),
      '<p class=MsoNormal dir=LTR>Pump</p>',
    ],
    '<p>Hose</p><p dir="rtl">NFPA 1961 لخرطوم</p><ul dir="rtl"><li>مياه</li><li>نار</li></ul><p>Pump</p>',
  ],
]

for (const [name, words, stored] of PASTES) {
  test(`pasted from Word: ${name} [BLK-10]`, async ({ page, show }) => {
    await show('Rich text setting', 'nothing yet')
    await locateTextField(page).click()
    await pasteHtml(locateTextField(page), toWordClipboard(words.join('')))
    await expectStored(page, stored)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('pasted from Google Docs: headings, lists and text styles [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'nothing yet')
  await locateTextField(page).click()
  await pasteHtml(locateTextField(page), GOOGLE_DOCS_CLIPBOARD)
  await expectStored(
    page,
    '<h2>Care</h2><p>Rinse it <strong>now</strong><em>, with 2 m</em><sup>3</sup></p><ul><li>Drain it<ul><li>wholly</li></ul></li><li>Dry it</li></ul><ol dir="rtl"><li>מים</li></ol>',
  )
})

test('content that was lost on pasting is reported at the text, until the message is closed or something else is pasted [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'nothing yet')
  const text = locateTextField(page)
  const message = page.getByRole('alert')
  await text.click()
  await pasteHtml(
    text,
    toWordClipboard(
      '<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Size<o:p></o:p></p></td><td><p class=MsoNormal>400 psi</p></td></tr></table><p class=MsoNormal><![if !vml]><img width=96 src="file:///C:/clip_image001.png"><![endif]></p>',
    ),
  )
  await expectStored(page, '<p>Size</p><p>400 psi</p>')
  await expect(message).toContainText(
    'A table was pasted as plain text, and a picture was left out: this field holds headings, lists, links and words only.',
  )
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(message).toHaveCount(0)
  await expect(text).toBeFocused()
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'shot.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(message).toContainText('A picture was left out')
  await pasteHtml(text, '<p>Words</p>')
  await expect(message).toHaveCount(0)
})

test('content that is copied within a text keeps its formatting [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'nothing yet')
  await page.getByRole('button', { name: 'Edit the source: Text' }).click()
  await locateTextField(page).fill('<p dir="ltr">מים</p><ol start="3"><li>One</li></ol>')
  await page.getByRole('button', { name: 'Edit as text: Text' }).click()
  await locateTextField(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expectStored(page, undefined)
  await page.keyboard.press('Control+v')
  await expectStored(page, '<p dir="ltr">מים</p><ol start="3"><li>One</li></ol>')
})
