import type { Strand } from '#misconceptions/entry.ts'

export const VOCABULARY = {
  dictionary_first_letter_only: {
    name: 'Dictionary order by the first letter only',
    what: 'Stops at the first letter that two words share, and guesses the rest.',
    example: ['Which comes first: bread or barn?', 'bread', 'barn'],
    helps: 'Write the words under each other and cover the letters that are the same.',
  },
  dictionary_longer_is_later: {
    name: 'Longer words later in the dictionary',
    what: 'Puts the shorter word first, whatever its letters are.',
    example: ['Which comes first: cup or crocodile?', 'cup', 'crocodile'],
    helps: 'Compare letter by letter from the left, and forget how long the words are.',
  },
  meaning_usual_only: {
    name: 'Usual meaning of a word with several',
    what: 'Takes the meaning that comes to mind first, though the sentence needs another.',
    example: [
      'What is a bank in: We sat on the bank of the stream?',
      'a place for money',
      'the side of it',
    ],
    helps: 'Put the meaning into the sentence in place of the word, and listen.',
  },
  meaning_guessed_from_topic: {
    name: 'Meaning guessed from the topic',
    what: 'Chooses something that has to do with the topic but is not what the word says.',
    example: ['What does drenched mean: Drenched, she came in from the rain?', 'cold', 'very wet'],
    helps: 'Swap the word for the guess. Does the sentence still say the same?',
  },
  synonyms_and_antonyms_mixed: {
    name: 'Synonyms and antonyms mixed up',
    what: 'Gives a word of the opposite meaning where the same is asked, or the other way.',
    example: ['A synonym of huge?', 'tiny', 'enormous'],
    helps: 'Draw an equals sign for synonyms and two arrows that part for antonyms.',
  },
  synonyms_all_alike: {
    name: 'Synonyms taken as equally strong',
    what: 'Thinks that words of like meaning can be swapped everywhere.',
    example: ['Which is stronger, warm or boiling?', 'They are the same.', 'boiling'],
    helps: 'Put the words on a line from weak to strong, and argue about the places.',
  },
  prefix_meanings_mixed: {
    name: 'Meanings of prefixes mixed up',
    what: 'Gives a prefix the meaning of another.',
    example: ['What does misread mean?', 'read again', 'read in a way that is not right'],
    helps: 'Collect words with one prefix, and find out what they share.',
  },
  prefix_other_negative: {
    name: 'Another prefix for not',
    what: 'Chooses a prefix that means not, but not the one that this word takes.',
    example: ['Say not possible in one word.', 'unpossible', 'impossible'],
    helps: 'Look at the first letter of the root, and say the word aloud: which glides?',
  },
  suffix_root_unchanged: {
    name: 'Root not changed before a suffix',
    what: 'Adds the suffix and leaves the y, the e or the single letter as it was.',
    example: ['Add -ness to happy.', 'happyness', 'happiness'],
    helps: 'Make the rules visible: y turns to i, e drops, a short vowel doubles.',
  },
  suffix_root_changed_too_much: {
    name: 'Root changed before a suffix without need',
    what: 'Drops or doubles a letter of the root where nothing changes.',
    example: ['Add -ment to move.', 'movment', 'movement'],
    helps: 'Ask whether the suffix begins with a vowel. If not, the e stays.',
  },
  suffix_other_class: {
    name: 'Suffix that makes another word class',
    what: 'Chooses a form of the family that is a noun where a verb is needed, or the like.',
    example: ['Make a verb of class.', 'classic', 'classify'],
    helps: 'Put the word into a sentence with a gap of each class: I can …, the …, a … thing.',
  },
  suffix_not_a_word: {
    name: 'Suffix that the word does not take',
    what: 'Adds a suffix of the right kind which English does not use with this word.',
    example: ['Make a verb of pure.', 'purise', 'purify'],
    helps: 'Collect verbs of each ending, and look up the ones in doubt.',
  },
  root_meanings_mixed: {
    name: 'Meanings of roots mixed up',
    what: 'Gives a root the meaning of another.',
    example: ['What does bio mean in biology?', 'book', 'life'],
    helps: 'Find three words with the root, and say what they share.',
  },
  family_by_looks: {
    name: 'Word family by looks alone',
    what: 'Puts words into one family because a few letters agree.',
    example: ['Does sign belong to design, sing or song?', 'sing', 'design'],
    helps: 'Ask what the words have to do with each other. Letters alone are no family.',
  },
  word_near_but_vague: {
    name: 'Vague word where an exact one is needed',
    what: 'Chooses a word that is true but says less than the purpose needs.',
    example: ['Name it exactly: The plane ___ from 9 km to 2 km.', 'moved', 'descended'],
    helps: 'Ask what a reader could draw from the word. The exact one makes a picture.',
  },
} as const satisfies Strand
