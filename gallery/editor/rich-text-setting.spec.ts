import { expect, test } from '../fixtures/gallery.ts'
import { getCanvas, selectBlock } from './open-editor.ts'
import { expectStored, pasteHtml, locateTextField } from './open-text.ts'

test('text is edited as it will look, and an empty text is not stored [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'nothing yet')
  const text = locateTextField(page)
  await text.click()
  await page.keyboard.type('Now in stock: {!Product.name}')
  await page.keyboard.press('Enter')
  await page.keyboard.type('# 1 < 2')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Today')
  await expectStored(page, '<p>Now in stock: {!Product.name}</p><p># 1 &lt; 2<br>Today</p>')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expectStored(page, undefined)
  await expect(text).toBeFocused()
})

test('opening a text does not change it, and a change that is reverted by hand restores it exactly [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'headings, lists and links')
  const text = locateTextField(page)
  await expect(text.getByRole('heading', { level: 2, name: 'Care' })).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveText(['Drain it', 'Dry it'])
  const stored = await page.locator('output').getAttribute('data-stored')
  await text.getByText('Drain it').click()
  await page.keyboard.press('End')
  await expect(page.locator('output')).toHaveAttribute('data-changes', '0')
  await page.keyboard.type('!')
  await expectStored(
    page,
    '<h2>Care</h2><p>Rinse the <strong>{!Product.name}</strong> with <a href="/rewards">clear</a> water.</p><ul><li>Drain it!</li><li>Dry it</li></ul><blockquote><p>Never fold a wet hose.</p></blockquote><hr>',
  )
  await page.keyboard.press('Backspace')
  await expect(page.locator('output')).toHaveAttribute('data-stored', stored!)
})

test('typed content that the shop does not show is neither a change nor stored: trailing spaces, empty paragraphs [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'lines without markup')
  const text = locateTextField(page)
  const output = page.locator('output')
  await text.getByText('Closed on Sundays').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(text.locator('p')).toHaveCount(4)
  await expect(output).toHaveAttribute('data-changes', '0')
  await page.keyboard.type('x')
  await expectStored(page, '<p>Open from 7 am<br>to 6 pm</p><p>Closed on Sundays</p><p>x</p>')
  await expect(output).toHaveAttribute('data-changes', '1')
  await page.keyboard.press('Backspace')
  await expectStored(page, 'Open from 7 am\nto 6 pm\n\nClosed on Sundays')
  await page.keyboard.press('Backspace')
  await expect(text.locator('p')).toHaveCount(3)
  await expect(output).toHaveAttribute('data-changes', '2')
})

test('an empty paragraph has a line to write in, and no gap after it [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'lines without markup')
  const paragraphs = locateTextField(page).locator('p')
  await paragraphs.last().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(paragraphs).toHaveText([/^Open/, '', 'Closed on Sundays'])
  await expect(paragraphs.nth(1)).not.toHaveCSS('margin-block-start', '0px')
  await expect(paragraphs.nth(2)).toHaveCSS('margin-block-start', '0px')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('x')
  await expect(paragraphs.nth(2)).not.toHaveCSS('margin-block-start', '0px')
  await expectStored(page, '<p>Open from 7 am<br>to 6 pm</p><p>x</p><p>Closed on Sundays</p>')
})

test('a key acts at the caret, also when it comes before the browser has reported that the caret moved [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'lines without markup')
  const text = locateTextField(page)
  await text.getByText('Closed on Sundays').click()
  await text.evaluate((element) => {
    getSelection()!.collapse(element.querySelector('p:last-of-type')!.firstChild, 0)
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }),
    )
  })
  await expect(text.locator('p')).toHaveText([/^Open/, '', 'Closed on Sundays'])
})

test('lines without markup are lines and paragraphs [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'lines without markup')
  await expect(locateTextField(page).locator('p')).toHaveText([/^Open from 7 am\s*to 6 pm$/, 'Closed on Sundays'])
  await locateTextField(page).getByText('Closed on Sundays').click()
  await page.keyboard.press('End')
  await page.keyboard.type('.')
  await expectStored(page, '<p>Open from 7 am<br>to 6 pm</p><p>Closed on Sundays.</p>')
})

test('text is formatted, paragraphs become headings, lists and quotes, and the toolbar shows the current format [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'nothing yet')
  const button = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
  const kind = page.getByRole('combobox', { name: 'Kind of paragraph' })
  await locateTextField(page).click()
  await page.keyboard.type('Care ')
  await button('Bold').click()
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('now')
  await page.keyboard.press('Control+b')
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Control+i')
  await page.keyboard.type(' or')
  await page.keyboard.press('Control+i')
  await page.keyboard.press('Control+u')
  await page.keyboard.type(' then')
  await expectStored(page, '<p>Care <strong>now</strong><em> or</em><u> then</u></p>')
  await kind.selectOption('Heading 2')
  await button('List').click()
  await expectStored(page, '<ul><li>Care <strong>now</strong><em> or</em><u> then</u></li></ul>')
  await button('List').click()
  await kind.selectOption('Heading 3')
  await locateTextField(page).press('Enter')
  await expect(kind).toHaveValue('')
  await page.keyboard.press('Control+u')
  await page.keyboard.type('One')
  await button('List').click()
  await expect(kind).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  await button('Numbered list').click()
  await expect(button('Numbered list')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Three')
  await button('Quote').click()
  await expectStored(
    page,
    '<h3>Care <strong>now</strong><em> or</em><u> then</u></h3><ol><li>One</li><li>Two</li></ol><blockquote><p>Three</p></blockquote>',
  )
  await button('Quote').click()
  await button('Line').click()
  await page.keyboard.type('Four')
  await expectStored(
    page,
    '<h3>Care <strong>now</strong><em> or</em><u> then</u></h3><ol><li>One</li><li>Two</li></ol><p>Three</p><hr><p>Four</p>',
  )
})

test('only pasted content that the shop shows and the editor supports is kept [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'nothing yet')
  const text = locateTextField(page)
  await text.click()
  await pasteHtml(
    text,
    `<html><head><style>p { color: red }</style></head><body><h1 style="color:red">Offer</h1><p class="MsoNormal"><span style="font-size:14pt"><b>Now</b> <a href="https://www.nfpa.example/">NFPA</a> <a href="javascript:alert(1)">bad</a></span><o:p></o:p></p>
    <table><tr><td>Size</td><td>psi</td></tr><tr><td>2"</td><td>400</td></tr></table><script>alert(1)</script><img src="https://elsewhere.example/a.png"></body></html>`,
  )
  await expectStored(
    page,
    '<h2>Offer</h2><p><strong>Now</strong> <a href="https://www.nfpa.example/">NFPA</a> bad</p><p>Size psi</p><p>2" 400</p>',
  )
})

test('a heading is stored once it has text [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'nothing yet')
  await locateTextField(page).click()
  await page.getByRole('combobox', { name: 'Kind of paragraph' }).selectOption('Heading 2')
  await expect(locateTextField(page).getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.locator('output')).toHaveAttribute('data-changes', '0')
  await locateTextField(page).press('x')
  await expectStored(page, '<h2>x</h2>')
  await page.keyboard.press('Backspace')
  await expectStored(page, undefined)
})

test('a text with unsupported content is edited as source, until everything in it is supported [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'what would be lost, by its source')
  const source = locateTextField(page)
  await expect(source).toHaveValue('<p>Before</p><table><tr><td>400 psi</td></tr></table>')
  await expect(source).toHaveAccessibleDescription(/it holds a table, which would be lost/)
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit as text: Text' })).toHaveCount(0)
  await source.fill('<p>After</p>')
  await expect(source).toHaveValue('<p>After</p>')
  await page.getByRole('button', { name: 'Edit as text: Text' }).click()
  await expect(page.getByRole('button', { name: 'Edit the source: Text' })).toBeFocused()
  await expect(locateTextField(page).locator('p')).toHaveText('After')
  await page.getByRole('button', { name: 'Edit the source: Text' }).click()
  await expect(source).toHaveValue('<p>After</p>')
})

test('invisible content is discarded at the user’s request, and only when something is changed [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'what nobody sees, by its source')
  await expect(locateTextField(page)).toHaveAccessibleDescription(
    /comments, elements or attributes that the shop does not show/,
  )
  await page.getByRole('button', { name: 'Edit as text: Text' }).click()
  await expect(locateTextField(page).locator('p')).toHaveText('Words')
  await expect(page.locator('output')).toHaveAttribute('data-changes', '0')
  await locateTextField(page).press('End')
  await page.keyboard.type('!')
  await expectStored(page, '<p>Words!</p>')
})

test('the request to discard invisible content applies to one text, not to another that replaces it [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /^Questions and answers/)
  const entries = settings.locator('[data-entry]')
  const texts = ['<p class="one">One</p>', '<p class="two">Two</p>']
  for (const [index, html] of texts.entries()) {
    const entry = entries.nth(index)
    await entry.locator('summary').click()
    await entry.getByRole('button', { name: 'Edit the source: Text' }).click()
    await locateTextField(entry).fill(html)
    await expect(locateTextField(entry)).toHaveAccessibleDescription(/the shop does not show/)
  }
  await entries.first().getByRole('button', { name: 'Edit as text: Text' }).click()
  await expect(locateTextField(entries.first()).locator('p')).toHaveText('One')
  await entries.first().getByRole('button', { name: 'Move 1 down' }).click()
  await expect(locateTextField(entries.first())).toHaveValue(texts[1]!)
  await expect(locateTextField(entries.nth(1))).toHaveValue(texts[0]!)
  await entries.nth(1).getByRole('button', { name: 'Move 2 up' }).click()
  await expect(locateTextField(entries.first()).locator('p')).toHaveText('One')
  await expect(locateTextField(entries.nth(1))).toHaveValue(texts[1]!)
  await entries.first().getByRole('button', { name: 'Remove 1' }).click()
  await expect(entries).toHaveCount(1)
  await expect(locateTextField(entries.first())).toHaveValue(texts[1]!)
})

test('the toolbar is one tab stop, arrow keys move through it, and Tab leaves the text [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'headings, lists and links')
  const text = locateTextField(page)
  await text.getByText('Dry it').click()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Line', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Edit the source: Text' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Line', exact: true })).toBeFocused()
})

test('the errors of a text are shown at it [BLK-10]', async ({ page, show }) => {
  await show('Rich text setting', 'with an error and a warning')
  await expect(locateTextField(page)).toHaveAccessibleDescription(
    'There is no page at /nowhere. The heading skips a level.',
  )
  await expect(locateTextField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(locateTextField(page)).toHaveAttribute('aria-multiline', 'true')
})

test('a read-only text can be read by keyboard but not edited, and its links are inactive [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'only to be looked at')
  const text = locateTextField(page)
  await expect(text).toHaveAttribute('aria-readonly', 'true')
  await expect(text).not.toBeEditable()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await text.focus()
  await page.keyboard.type('x')
  await text.getByText('clear').click()
  await expect(page).toHaveURL(/only-to-be-looked-at/)
  await expect(page.locator('output')).toHaveAttribute('data-changes', '0')
})

test('text appears on the page at once, and undo and redo shortcuts restore the cursor position [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'an empty page')
  const canvas = await getCanvas(page)
  await page.getByRole('button', { name: 'Rich text', exact: true }).click()
  const text = locateTextField(page.getByRole('region', { name: 'Settings: Rich text' }))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await text.click()
  await page.keyboard.type('First words')
  await expect(canvas.getByText('First words')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('')
  await page.keyboard.press('Control+Shift+z')
  await expect(text).toHaveText('First words')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+i')
  await expect(canvas.locator('em')).toHaveText('First words')
  await page.keyboard.press('Control+z')
  await expect(canvas.locator('em')).toHaveCount(0)
  await expect(text.locator('em')).toHaveCount(0)
  await expect(text).toHaveText('First words')
  await page.keyboard.press('Control+Shift+z')
  await expect(text.locator('em')).toHaveText('First words')
  await page.keyboard.press('Control+z')
  await expect(text.locator('em')).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('_')
  await expect(canvas.getByText('First word_s')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('First words')
  await page.keyboard.type('-')
  await expect(text).toHaveText('First word-s')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Delete')
  await expect(text).toHaveText('First word')
})

test('a problem opens the text, where it is shown [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'an empty page')
  await getCanvas(page)
  await page.getByRole('button', { name: 'Rich text', exact: true }).click()
  const text = locateTextField(page.getByRole('region', { name: 'Settings: Rich text' }))
  await text.click()
  await page.keyboard.type('Ask {!Nobody.name}')
  await expect(text).toHaveAccessibleDescription(/Nobody/)
  await page.getByRole('button', { name: 'Button', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Settings: Button' })).toBeVisible()
  await page
    .getByRole('list', { name: 'Problems' })
    .getByRole('button', { name: /Nobody/ })
    .click()
  await expect(text).toBeFocused()
})
