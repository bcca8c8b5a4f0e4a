import { expect, test } from 'vitest'
import * as colors from '../src/tokens/generated/colors.ts'
import * as names from '../src/tokens/generated/names.ts'
import * as ramps from '../src/tokens/generated/ramps.ts'
import * as scales from '../src/tokens/generated/scales.ts'
import * as shadows from '../src/tokens/generated/shadows.ts'
import { files } from './tokens.mjs'

test.each(Object.entries({ colors, names, ramps, scales, shadows }))(
  'the %s that components use are those of the design tokens: run node packages/ui/build/tokens.mjs after a change',
  (name, generated) => {
    expect({ ...generated }).toEqual(files[name])
  },
)
