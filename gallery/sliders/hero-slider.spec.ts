import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'

const locateSlide = (page: Page, number: number, count = 4) =>
  page.getByRole('group', { name: `${number} of ${count}`, exact: true })
const locateSlides = (page: Page) => page.locator('[aria-roledescription="slide"]')

/** Whether the next slide will come by itself: then the live region is off. */
const expectPlaying = (page: Page, isTurning: boolean) =>
  expect(page.locator('[aria-live]')).toHaveAttribute('aria-live', isTurning ? 'off' : 'polite')

/** Moves the pointer off the slides, which then continue. */
async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await expectPlaying(page, true)
}

/** Opens a state with a clock that the test controls. */
async function showWithStoppedClock(page: Page, show: () => Promise<void>): Promise<void> {
  await page.clock.install({ time: 0 })
  await show()
  await expectPlaying(page, true)
  await page.clock.pauseAt(60_000)
  // The time of the first slide began somewhere before: it is restarted here.
  await page.getByRole('button', { name: 'Slide 1' }).click()
  await movePointerAway(page)
}

test.describe('what is shown', () => {
  test('up to five slides, of which hidden ones are left out [SLD-01] [SLD-02]', async ({ page, show }) => {
    await show('Hero slider', 'four of five')
    await expect(locateSlides(page)).toHaveCount(4)
    await show('Hero slider', 'all five')
    await expect(locateSlides(page)).toHaveCount(5)
    await show('Hero slider', 'none to show')
    await expect(page.getByRole('region')).toHaveCount(0)
  })

  test('a slide has the configured picture, title, subtitle and button with a link [SLD-01]', async ({
    page,
    show,
  }) => {
    await show('Hero slider', 'four of five')
    await expect(locateSlide(page, 1).locator('img')).toBeVisible()
    await expect(locateSlide(page, 1)).toContainText('Stock the engine before the next run')
    await expect(locateSlide(page, 1)).toContainText(
      'Hose, nozzles and appliances on the shelf, at your contract price.',
    )
    await expect(locateSlide(page, 1).getByRole('link')).toHaveAttribute('href', '/category/hose')
    await expect(locateSlide(page, 3).locator('img')).toHaveCount(0)
    await page.getByRole('button', { name: 'Slide 4' }).click()
    await expect(locateSlide(page, 4)).toHaveText('One battery for spreaders, cutters and rams.')
  })

  test('a button needs an address and a label; one that has no label says Shop Now [SLD-03]', async ({
    page,
    show,
  }) => {
    await show('Hero slider', 'all five')
    await expect(locateSlide(page, 1, 5).getByRole('link', { name: 'Shop Now' })).toBeVisible()
    await page.getByRole('button', { name: 'Slide 2' }).click()
    await expect(locateSlide(page, 2, 5).getByRole('link', { name: 'Learn More' })).toBeVisible()
    await expect(locateSlides(page).nth(3).locator('a')).toHaveCount(0)
    await expect(locateSlides(page).nth(4).locator('a')).toHaveCount(0)
  })

  test('arrows and dots can be left out, and one slide has none [SLD-04]', async ({ page, show }) => {
    await show('Hero slider', 'four of five')
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Slide \d/ })).toHaveCount(4)
    await show('Hero slider', 'without arrows and dots')
    await expect(page.getByRole('button', { name: /slide$/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Slide/ })).toHaveCount(0)
    await show('Hero slider', 'only one')
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('each part can be hidden [SLD-07]', async ({ page, show }) => {
    await show('Hero slider', 'parts left out')
    await expect(locateSlides(page).nth(0).locator('img')).toHaveCount(0)
    await expect(locateSlides(page).nth(0)).not.toContainText('Stock the engine')
    await expect(locateSlides(page).nth(0).locator('a')).toHaveCount(1)
    await expect(locateSlides(page).nth(1)).toHaveText('Stock the engine before the next run')
    await expect(locateSlides(page).nth(1).locator('a')).toHaveCount(0)
    await expect(locateSlides(page).nth(2)).toHaveText('')
  })
})

test.describe('measures', () => {
  test('it is 550 pixels high; boxes are at most 503 wide, that of the fifth slide 810 [SLD-06]', async ({
    page,
    show,
  }) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await show('Hero slider', 'four of five')
      expect((await page.getByRole('region', { name: 'Highlights' }).boundingBox())?.height).toBe(550)
    }
    await show('Hero slider', 'all five')
    const widths = await locateSlides(page).evaluateAll((all) =>
      all.map((one) => one.querySelector('p')?.parentElement?.getBoundingClientRect().width),
    )
    expect(widths).toEqual([503, 503, 503, 503, 810])
  })

  test('height, width and colours are as configured [SLD-06] [SLD-07]', async ({ page, show }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await show('Hero slider', 'in other colours')
    expect((await page.getByRole('region', { name: 'Highlights' }).boundingBox())?.height).toBe(420)
    const box = locateSlide(page, 1, 2).getByText('In colours of its own').locator('..')
    expect((await box.boundingBox())?.width).toBe(600)
    await expect(locateSlide(page, 1, 2).locator('> div')).toHaveCSS('background-color', 'rgb(18, 53, 87)')
    await expect(box).toHaveCSS('background-color', 'rgb(255, 246, 213)')
    await expect(box).toHaveCSS('color', 'rgb(58, 26, 27)')
    await expect(box).toHaveCSS('text-align', 'end')
    await box.hover({ position: { x: 5, y: 5 } })
    await expect(box).toHaveCSS('color', 'rgb(11, 68, 36)')
    const button = page.getByRole('link', { name: 'Shop Now' })
    await expect(button).toHaveCSS('background-color', 'rgb(11, 68, 36)')
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(button.locator('..')).toHaveCSS('text-align', 'center')
    await button.hover()
    await expect(button).toHaveCSS('background-color', 'rgb(18, 53, 87)')
    await expect(button).toHaveCSS('color', 'rgb(255, 210, 143)')
  })

  test('a long word is broken rather than cut off [SLD-01]', async ({ page, show }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await show('Hero slider', 'four of five')
    const word = locateSlide(page, 1).getByText('Stock the engine before the next run')
    await word.evaluate((element) => {
      element.textContent = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
    })
    const box = await locateSlide(page, 1)
      .getByText(/^Donau/)
      .boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  })

  test('in a browser without typed attr() the script applies the settings [SLD-06] [SLD-07]', async ({
    page,
    show,
  }) => {
    await page.route('**/gallery.css', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(/@supports ?\(width: ?attr\(/g, '@supports not-known(width:attr('),
      })
    })
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      Object.assign(CSS, {
        supports: (property: string, value: string) => !value.startsWith('attr(') && supports(property, value),
      })
    })
    await show('Hero slider', 'in other colours')
    expect((await page.getByRole('region', { name: 'Highlights' }).boundingBox())?.height).toBe(420)
    await expect(locateSlide(page, 1, 2).getByText('In colours of its own').locator('..')).toHaveCSS(
      'background-color',
      'rgb(255, 246, 213)',
    )
    await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCSS('color', 'rgb(36, 80, 122)')
  })

  test('arrows and dots have their own colours, also while hovered and active [SLD-07]', async ({ page, show }) => {
    await show('Hero slider', 'in other colours')
    const arrow = page.getByRole('button', { name: 'Next slide' })
    await expect(arrow).toHaveCSS('color', 'rgb(36, 80, 122)')
    await arrow.hover()
    await expect(arrow).toHaveCSS('color', 'rgb(23, 102, 58)')
    await page.mouse.down()
    await expect(arrow).toHaveCSS('color', 'rgb(133, 80, 0)')
    const colourOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((dot) => getComputedStyle(dot, '::before').backgroundColor)
    expect(await colourOf('Slide 1')).toBe('rgb(36, 80, 122)')
    expect(await colourOf('Slide 2')).toBe('rgb(89, 100, 111)')
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await page.getByRole('button', { name: 'Slide 2' }).hover()
    expect(await colourOf('Slide 2')).toBe('rgb(23, 102, 58)')
  })

  test('boxes have the configured positions [SLD-07]', async ({ page, show }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await show('Hero slider', 'four of five')
    const [first, , third, fourth] = await locateSlides(page).evaluateAll((all) =>
      all.map((one) => {
        const outer = one.getBoundingClientRect()
        const inner = one.querySelector('p')?.parentElement?.getBoundingClientRect()
        return inner === undefined
          ? null
          : {
              left: inner.left - outer.left,
              right: outer.right - inner.right,
              top: inner.top - outer.top,
              bottom: outer.bottom - inner.bottom,
            }
      }),
    )
    expect(first?.left).toBeLessThan(first?.right ?? 0)
    expect(first?.top).toBeCloseTo(first?.bottom ?? 0, 0)
    expect(third?.right).toBeLessThan(third?.left ?? 0)
    expect(third?.bottom).toBeLessThan(third?.top ?? 0)
    expect(fourth?.left).toBeCloseTo(fourth?.right ?? 0, 0)
    expect(fourth?.top).toBeLessThan(fourth?.bottom ?? 0)
  })
})

test.describe('turning', () => {
  test('the first slide is first, and every 15 seconds the next fades in, the first after the last [SLD-05]', async ({
    page,
    show,
  }) => {
    await showWithStoppedClock(page, () => show('Hero slider', 'four of five'))
    await expect(locateSlide(page, 1)).toBeVisible()
    await expect(locateSlide(page, 1)).toHaveCSS('transition-property', 'opacity, visibility')
    await page.clock.runFor(14_900)
    await expect(locateSlide(page, 1)).toBeVisible()
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(15_000)
      await expect(locateSlide(page, number)).toBeVisible()
      await expect(locateSlide(page, number)).toHaveCSS('opacity', '1')
    }
  })

  test('arrows and dots wrap around, and a press restarts the time [SLD-05]', async ({ page, show }) => {
    await showWithStoppedClock(page, () => show('Hero slider', 'four of five'))
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect(locateSlide(page, 4)).toBeVisible()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(locateSlide(page, 1)).toBeVisible()
    await movePointerAway(page)
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Slide 2' }).click()
    await movePointerAway(page)
    await page.clock.runFor(14_900)
    await expect(locateSlide(page, 2)).toBeVisible()
    await page.clock.runFor(200)
    await expect(locateSlide(page, 3)).toBeVisible()
  })

  test('it pauses while the pointer is on it [SLD-08]', async ({ page, show }) => {
    await showWithStoppedClock(page, () => show('Hero slider', 'four of five'))
    await page.getByText('Stock the engine').hover()
    await expectPlaying(page, false)
    await page.clock.runFor(60_000)
    await expect(locateSlide(page, 1)).toBeVisible()
    await movePointerAway(page)
    await page.clock.runFor(15_100)
    await expect(locateSlide(page, 2)).toBeVisible()
  })

  test('it pauses while the keyboard focus is in it, and then announces its slide [SLD-08]', async ({ page, show }) => {
    await showWithStoppedClock(page, () => show('Hero slider', 'four of five'))
    await page.keyboard.press('Tab')
    await expect(page.locator('[aria-live="polite"]')).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(locateSlide(page, 1)).toBeVisible()
  })

  test('it pauses while the page is hidden [SLD-08]', async ({ page, show }) => {
    await showWithStoppedClock(page, () => show('Hero slider', 'four of five'))
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await page.clock.runFor(60_000)
    await expect(locateSlide(page, 1)).toBeVisible()
    await hide(false)
    await page.clock.runFor(15_100)
    await expect(locateSlide(page, 2)).toBeVisible()
  })

  test('it neither advances nor fades for users who prefer reduced motion [SLD-08]', async ({ page, show }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install({ time: 0 })
    await show('Hero slider', 'four of five')
    await page.clock.runFor(60_000)
    await expect(locateSlide(page, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(locateSlide(page, 2)).toHaveCSS('transition-duration', '0s, 0s')
  })

  test('it can be stopped and started again [SLD-08]', async ({ page, show }) => {
    await showWithStoppedClock(page, () => show('Hero slider', 'four of five'))
    await page.getByRole('button', { name: 'Stop the slides' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(60_000)
    await expect(locateSlide(page, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Let the slides change' }).click()
    await movePointerAway(page)
    await page.clock.runFor(15_100)
    await expect(locateSlide(page, 2)).toBeVisible()
  })

  test('hidden slides are inert [SLD-08]', async ({ page, show }) => {
    await show('Hero slider', 'four of five')
    await page.getByRole('button', { name: 'Slide 2' }).click()
    await expect(locateSlide(page, 2)).not.toHaveAttribute('inert')
    await expect(page.locator('[aria-roledescription="slide"][inert]')).toHaveCount(3)
    await expect(page.getByRole('link')).toHaveCount(1)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a swipe shows the next or previous slide [SLD-05]', async ({ page, show }) => {
    await show('Hero slider', 'four of five')
    const region = page.getByRole('region', { name: 'Highlights' })
    const swipe = async (from: number, to: number) => {
      const session = await page.context().newCDPSession(page)
      const at = (x: number) => [{ x, y: 300 }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((from + to) / 2) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await expect(region).toBeVisible()
    await swipe(700, 400)
    await expect(locateSlide(page, 2)).toBeVisible()
    await swipe(400, 700)
    await expect(locateSlide(page, 1)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide can be scrolled to, and its button works [SLD-01]', async ({ page }) => {
    await page.goto('/hero-slider/four-of-five/')
    await page.getByRole('link', { name: 'Learn More' }).focus()
    await expect(page.getByRole('link', { name: 'Learn More' })).toBeInViewport()
    const wide = (await page.getByRole('region').boundingBox())!.width
    for (const group of await page.getByRole('group').all()) expect((await group.boundingBox())!.width).toBe(wide)
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
