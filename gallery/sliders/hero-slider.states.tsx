import type { HeroSlideModel } from '@hydrant/design/sliders/hero-slide.tsx'
import { HeroSlider } from '@hydrant/design/sliders/hero-slider.tsx'
import type { Exhibit } from '../states.ts'
import { createSceneUrl } from './scene-pictures.ts'

const engine: HeroSlideModel = {
  isShown: true,
  image: createSceneUrl('#98100f', '#d4d9de'),
  title: 'Stock the engine before the next run',
  subtitle: 'Hose, nozzles and appliances on the shelf, at your contract price.',
  buttonHref: '/category/hose',
}
const vehicle: HeroSlideModel = {
  isShown: true,
  image: createSceneUrl('#24507a', '#b9c2ca'),
  title: 'A car fire that water alone will not end',
  subtitle: 'Blankets, underbody nozzles and insulated tools.',
  buttonLabel: 'Learn More',
  buttonHref: '/category/ev',
  tone: 'dark',
}
const gear: HeroSlideModel = {
  isShown: true,
  title: 'Gear that fits the crew you have',
  buttonHref: '/category/turnout',
  tone: 'accent',
  horizontal: 'right',
  vertical: 'bottom',
}
const tools: HeroSlideModel = {
  isShown: true,
  image: createSceneUrl('#3a434c', '#eaedf0'),
  subtitle: 'One battery for spreaders, cutters and rams.',
  horizontal: 'center',
  vertical: 'top',
  textAlign: 'center',
}
const training: HeroSlideModel = {
  isShown: true,
  title: 'Practice without smoke in your eyes',
  buttonLabel: '',
  buttonHref: '/category/training',
}

const customColours: HeroSlideModel = {
  isShown: true,
  title: 'In colours of its own',
  subtitle: 'As wide as it is told to be.',
  buttonHref: '/category/hose',
  buttonAlign: 'center',
  textAlign: 'right',
  maxWidth: 600,
  background: '#123557',
  container: '#fff6d5',
  text: '#3a1a1b',
  textHover: '#0b4424',
  button: '#0b4424',
  buttonHover: '#123557',
  buttonText: '#ffffff',
  buttonTextHover: '#ffd28f',
}

/** The slider at the top of a page. */
export const exhibit: Exhibit = {
  component: 'Hero slider',
  states: {
    'four of five': () => (
      <HeroSlider label="Highlights" slides={[engine, vehicle, gear, tools, { ...training, isShown: false }]} />
    ),
    'all five': () => (
      <HeroSlider
        label="Highlights"
        slides={[engine, vehicle, gear, tools, training, { ...engine, title: 'One too many' }]}
      />
    ),
    'only one': () => <HeroSlider label="Highlights" slides={[engine]} />,
    'without arrows and dots': () => (
      <HeroSlider label="Highlights" slides={[engine, vehicle]} showArrows={false} showDots={false} />
    ),
    'parts left out': () => (
      <HeroSlider
        label="Highlights"
        slides={[
          { ...engine, showTitle: false, showImage: false },
          { ...engine, showSubtitle: false, showButton: false },
          { isShown: true, image: engine.image ?? '' },
        ]}
      />
    ),
    'in other colours': () => (
      <HeroSlider
        label="Highlights"
        slides={[customColours, engine]}
        height={420}
        colours={{
          arrow: '#24507a',
          arrowHover: '#17663a',
          arrowActive: '#855000',
          dot: '#59646f',
          dotHover: '#17663a',
          dotActive: '#24507a',
        }}
      />
    ),
    'none to show': () => <HeroSlider label="Highlights" slides={[{ ...engine, isShown: false }]} />,
  },
}
