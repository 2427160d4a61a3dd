import { DateText, UtcDateTimeText, TimeText } from '@hydrant/design/format/date-text.tsx'
import { Heading } from '@hydrant/design/format/heading.tsx'
import { LocationText } from '@hydrant/design/format/location-text.tsx'
import { MoneyText, NumberText } from '@hydrant/design/format/number-text.tsx'
import type { Exhibit } from '../states.ts'

/** Formatted dates, numbers, coordinates and headings. */
export const exhibit: Exhibit = {
  component: 'Formats',
  states: {
    'dates and times': () => (
      <ul className="gallery-cases">
        <li>
          <DateText value="2026-07-04" dateStyle="short" />
        </li>
        <li>
          <DateText value="2026-07-04" />
        </li>
        <li>
          <DateText value="2026-07-04" dateStyle="long" />
        </li>
        <li>
          <UtcDateTimeText value="2026-07-04T14:05:00Z" />
        </li>
        <li>
          <UtcDateTimeText value="2026-07-04T22:05:00-05:00" />
        </li>
        <li>
          <TimeText value="09:05" />
        </li>
        <li>
          <TimeText value="21:05:30" />
        </li>
      </ul>
    ),
    'no date': () => (
      <p>
        [<DateText value="next week" />]
      </p>
    ),
    'an impossible day': () => (
      <p>
        [<DateText value="2026-02-31" />
        <UtcDateTimeText value="2026-13-01T00:00:00Z" />]
      </p>
    ),
    'a moment without an offset': () => (
      <p>
        <UtcDateTimeText value="2026-07-04T14:05:00" />
      </p>
    ),
    'a time with an offset': () => (
      <p>
        <TimeText value="14:05-05:00" />
      </p>
    ),
    'no time': () => (
      <p>
        [<TimeText value="noon" />]
      </p>
    ),
    numbers: () => (
      <ul className="gallery-cases">
        <li>
          <NumberText value="1234567.5" />
        </li>
        <li>
          <NumberText value="9007199254740993.00000000000000000001" />
        </li>
        <li>
          <MoneyText value="1234.5" currency="USD" />
        </li>
        <li>
          <MoneyText value="-0.125" currency="USD" />
        </li>
        <li>
          <MoneyText value="1234" currency="JPY" />
        </li>
      </ul>
    ),
    'no number': () => (
      <p>
        [<NumberText value="many" />
        <MoneyText value="12,50" currency="USD" />]
      </p>
    ),
    places: () => (
      <ul className="gallery-cases">
        <li>
          <LocationText latitude={44.9778} longitude={-93.265} />
        </li>
        <li>
          <LocationText latitude={-90} longitude={180} />
        </li>
      </ul>
    ),
    'no place': () => (
      <p>
        [<LocationText latitude={90.5} longitude={0} />
        <LocationText latitude={0} longitude={-181} />]
      </p>
    ),
    headings: () => (
      <>
        {[1, 2, 3, 4, 5, 6].map((level) => (
          <Heading key={level} level={level}>
            Level {level}
          </Heading>
        ))}
      </>
    ),
    'no heading': () => (
      <>
        <Heading level={0}>None</Heading>
        <Heading level={7}>Neither</Heading>
        <p>Text</p>
      </>
    ),
  },
}
