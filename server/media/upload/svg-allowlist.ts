const splitWords = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** The allowed SVG elements: shapes, text, paint and filters. No scripts, animations, links or external content. */
export const SVG_ELEMENTS = splitWords(`
  svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`)

/** The allowed SVG attributes; their values are checked as well. */
export const SVG_ATTRIBUTES = splitWords(`
  id class style lang xml:lang xml:space xmlns xmlns:xlink version baseProfile role aria-label aria-hidden aria-labelledby aria-describedby
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform transform-origin
  href xlink:href dx dy rotate textLength lengthAdjust startOffset method spacing side systemLanguage requiredExtensions
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits mask-type
  markerUnits markerWidth markerHeight orient refX refY
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  opacity color color-interpolation color-interpolation-filters color-rendering display visibility overflow clip clip-path clip-rule mask filter
  enable-background flood-color flood-opacity lighting-color stop-color stop-opacity marker marker-start marker-mid marker-end paint-order
  shape-rendering text-rendering image-rendering vector-effect mix-blend-mode isolation
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor text-decoration letter-spacing word-spacing
  dominant-baseline alignment-baseline baseline-shift direction unicode-bidi writing-mode kerning glyph-orientation-vertical glyph-orientation-horizontal
  filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor
  bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle scale
  xChannelSelector yChannelSelector azimuth elevation stdDeviation radius baseFrequency numOctaves seed stitchTiles pointsAtX pointsAtY pointsAtZ z`)
