import type { Strand } from '#misconceptions/entry.ts'

export const READING = {
  answered_from_own_knowledge: {
    name: 'Answered from what one knows already',
    what: 'Answers from the world at large, not from what the text says.',
    example: [
      'The text: Our dog Pip is afraid of cats. What is Pip afraid of?',
      'Nothing, dogs chase cats.',
      'cats',
    ],
    helps: 'Ask for the finger: which line says so?',
  },
  nearby_words_copied: {
    name: 'Nearby words copied',
    what: 'Copies words that stand near those of the question, and not the answer.',
    example: [
      'The text: We left at six and got there at nine. When did they get there?',
      'at six',
      'at nine',
    ],
    helps: 'Read the whole sentence round the words, and put the answer into the question.',
  },
  not_said_and_false_mixed: {
    name: 'Not said taken as false or true',
    what: 'Calls a statement false, or true, although the text says nothing about it.',
    example: [
      'The text: Mo has a cat. Is it true that Mo has a dog?',
      'It is false.',
      'The text does not say.',
    ],
    helps: 'Sort with two questions: does the text speak of it at all? And what does it say?',
  },
  fact_and_opinion_mixed: {
    name: 'Fact and opinion mixed up',
    what: 'Takes what somebody thinks for something that can be checked, or the other way.',
    example: ['Is it a fact: Owls are the finest birds?', 'yes', 'no, an opinion'],
    helps: 'Ask: could two people who know all about it still disagree?',
  },
  paragraph_by_one_word: {
    name: 'Paragraph chosen by one shared word',
    what: 'Chooses a paragraph because a word of the question is in it.',
    example: [
      'Where does it say what owls eat?',
      'the paragraph with the word owls',
      'the paragraph on food',
    ],
    helps: 'Give each paragraph a heading, and match the question with the headings.',
  },
  events_in_order_of_telling: {
    name: 'Events in the order in which they are told',
    what: 'Takes what is told first for what happened first.',
    example: ['The text: I ran, for I had seen a bear. What came first?', 'I ran', 'I saw a bear'],
    helps: 'Draw a line of time and hang each event on it. Look for had, before and after.',
  },
  person_mixed_up: {
    name: 'Deed or feeling of another person',
    what: 'Gives one person of a text what another one does, says or feels.',
    example: ['The text: Ana laughed and Bo cried. Who was sad?', 'Ana', 'Bo'],
    helps: 'Mark each person in a colour of their own, pronouns too.',
  },
  literal_reading: {
    name: 'Only what is said in so many words',
    what: 'Takes words as they stand, though they hint at something else.',
    example: [
      'The text: “Lovely,” he said, and looked at the mud on his new shoes. Is he glad?',
      'Yes, he says lovely.',
      'No, he is cross.',
    ],
    helps: 'Compare what people say with what they do. Which of the two gives them away?',
  },
  guess_beyond_text: {
    name: 'Guess that the text does not bear out',
    what: 'Adds what could be, though nothing in the text points to it.',
    example: [
      'The text: He smiled at his shoes. Why?',
      'He had won them in a race.',
      'He liked them.',
    ],
    helps: 'Ask for two clues. A guess without clues is another story.',
  },
  evidence_off_point: {
    name: 'Evidence that shows something else',
    what: 'Quotes words that are in the text but do not show what they should.',
    example: [
      'Which words show that she was afraid: Her red coat. Her hands shook?',
      'Her red coat',
      'Her hands shook',
    ],
    helps: 'Put because between the claim and the quotation, and read it aloud.',
  },
  prediction_ignores_text: {
    name: 'Prediction without regard to the text',
    what: 'Predicts what would be fun, against what the text has prepared.',
    example: [
      'A quiet tale of a lost key. What comes next?',
      'aliens land',
      'somebody looks for it',
    ],
    helps: 'List what the text has planted so far: things, fears, promises. Use one of them.',
  },
  detail_for_main_idea: {
    name: 'Detail taken for the main idea',
    what: 'Takes one detail for what the whole paragraph says.',
    example: ['What is a paragraph on bees about?', 'one bee with a blue wing', 'how bees live'],
    helps: 'Ask of each sentence whether the title would still fit without it.',
  },
  summary_too_wide: {
    name: 'Summary that says more than the text',
    what: 'Sums up so widely that it would fit many other texts.',
    example: [
      'Sum up a text on how bees dance.',
      'Animals are amazing.',
      'Bees dance to show the way.',
    ],
    helps: 'Test it: would somebody know from this which text is meant?',
  },
  comparison_of_one_text: {
    name: 'Only one text compared',
    what: 'Says of both texts what is true of one only.',
    example: [
      'Text A is sad, text B is glad. What do they share?',
      'Both are sad.',
      'Both have a feeling.',
    ],
    helps: 'Fill a Venn diagram, and ask for a line of each text for the middle.',
  },
  theme_is_plot: {
    name: 'What happens taken for the theme',
    what: 'Names an event or a thing of the story where its theme is asked.',
    example: ['Theme of a tale about a shared loaf?', 'bread', 'sharing'],
    helps: 'Let them finish: the story makes us think about …, but leave out names and things.',
  },
  imagery_mixed: {
    name: 'Simile, metaphor and personification mixed up',
    what: 'Names one kind of image as another.',
    example: ['Name it: The moon was a coin.', 'a simile', 'a metaphor'],
    helps:
      'Ask in turn: is there like or as? Is it said to be something? Does it act like a person?',
  },
  image_taken_for_fact: {
    name: 'Image taken for a fact',
    what: 'Reads an image as if it had really happened.',
    example: ['The wind had teeth. What is meant?', 'The wind had a mouth.', 'It was bitter.'],
    helps: 'Draw what the words say and what they mean, side by side.',
  },
  structure_is_retelling: {
    name: 'Story retold where its structure is asked',
    what: 'Retells what happens where it is asked why it stands there.',
    example: [
      'Why begin with the storm?',
      'Because there was a storm.',
      'To make us fear at once.',
    ],
    helps: 'Move the passage to another place, and ask what would be lost.',
  },
  audience_by_topic: {
    name: 'Reader guessed from the topic alone',
    what: 'Names readers who like the topic, not those to whom the words speak.',
    example: ['For whom: Dear parents, our farm trip is on Friday?', 'farmers', 'parents'],
    helps: 'Underline the words that speak to somebody: you, dear, please.',
  },
  poem_forms_mixed: {
    name: 'Forms of poetry mixed up',
    what: 'Takes one form of poem for another.',
    example: ['Three lines of 5, 7 and 5 syllables?', 'a limerick', 'a haiku'],
    helps: 'Keep a wall of forms: number of lines, rhyme, beat, and one example of each.',
  },
  rhyme_by_spelling: {
    name: 'Rhyme judged by the eye',
    what: 'Says that words rhyme because they look alike, or do not because they differ.',
    example: ['Which rhymes with though?', 'cough', 'snow'],
    helps: 'Close the eyes and say the words. The ear decides.',
  },
  rhyme_scheme_letters: {
    name: 'Letters of a rhyme scheme mixed up',
    what: 'Gives one letter to lines that do not rhyme, or two to lines that do.',
    example: ['Mark: day, sun, way, fun', 'AABB', 'ABAB'],
    helps: 'Write A beside the first line, and a new letter only for a new sound.',
  },
  sound_devices_mixed: {
    name: 'Sound devices mixed up',
    what: 'Names one device of sound as another.',
    example: ['Name it: the wild wet wind', 'onomatopoeia', 'alliteration'],
    helps: 'Ask: same first sound, word like its noise, or same sound at the end?',
  },
  speaker_is_poet: {
    name: 'Speaker taken for the poet',
    what: 'Thinks that whoever says I in a poem or story must be its writer.',
    example: ['A poem begins: I am the tide. Who speaks?', 'the poet', 'the tide'],
    helps: 'Collect clues about the I: age, place, what it can do. Could it be a thing?',
  },
} as const satisfies Strand
