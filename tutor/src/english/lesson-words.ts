/** Words that an English lesson speaks with. */
const ofEnglish =
  /\b(?:sentences?|nouns?|verbs?|adjectives?|adverbs?|pronouns?|prepositions?|conjunctions?|connectives?|clauses?|phrases?|adverbials?|commas?|apostrophes?|semi ?-?colons?|colons?|full stops?|exclamation marks?|question marks?|speech marks|inverted commas|hyphens?|ellips[ie]s|capitals?|capital letters?|punctuat\w+|grammar|tenses?|plurals?|prefix(?:es)?|suffix(?:es)?|synonyms?|antonyms?|homophones?|spell\w*|spelt|essays?|paragraphs?|quot(?:e|es|ations?)|poems?|poets?|poetry|stanzas?|rhymes?|sonnets?|haikus?|simil(?:e|es)|metaphors?|alliteration|personification|onomatopoeia|shakespeare|macbeth|characters?|narrator|stor(?:y|ies)|writers?|authors?|letter to|passive|silent letters?|word class(?:es)?|vocabulary|(?:in)?formal|determiners?|modals?|homework on english|english|persua\w+|leaflet|descri(?:be|bing|ption)|dialogue|theme of|structure question|spelling)\b/i

/** Whether a message speaks of language, reading or writing. */
export const isOfEnglish = (text: string): boolean => ofEnglish.test(text)
