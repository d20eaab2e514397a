/** Loaded before the server: its encoder of sentences finds no weights, so that what is measured is the rest. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier.startsWith('@energetic-ai/')) throw new Error('There are no weights')
    return next(specifier, context)
  },
})
