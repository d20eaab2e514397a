import { factsIn } from './table.ts'

/** Facts about reading and writing, where a rule or a list answers. */
export const language = factsIn(String.raw`
paragraph|tiptop & new|start|begin|when|tiptop|stand :: when|what|why|how|stand :: time|place|topic|person|speaker :: every sentence|every line :: Begin a new paragraph for a new time, a new place, a new topic, or a new person who speaks: TiPToP.
line|paragraph & new|start|same & speak|talk|says|answer|else :: when|what|do :: new line|new paragraph :: same line :: When another person speaks, begin a new line.
letter|email & end|ends|finish|sign off|close :: how|what|which :: - :: - :: End a formal letter with *Yours sincerely* if it begins with a name, and with *Yours faithfully* if it begins with *Dear Sir or Madam*.
letter|sincerely|faithfully & name|know :: which|what|if|when :: - :: - :: In a letter that begins with the name, as in *Dear Mrs Khan*, end with *Yours sincerely*. Without it, end with *Yours faithfully*.
letter|email & start|begin|open :: how|what :: - :: - :: Begin a formal letter with *Dear*, a title and a name, such as *Dear Mrs Khan*, or with *Dear Sir or Madam*.
cant|can't|dont|don't|wont|won't|gonna|wanna|lol|slang|contraction|short form|emoji|text speak & formal|letter|essay|report|homework :: put|write|use|allowed|ok :: no short forms|in full :: - :: Formal writing has no slang and no short forms: write *cannot*, *do not* and *going to* in full.
kids|loads|stuff|telly|mum & instead|formal|letter|essay :: what|instead|say|word :: - :: - :: In formal writing *children* stands for *kids*, *many* for *loads of*, and *things* for *stuff*.
persua & technique|device|word|write|language|how|make :: what|which|how|list|name :: rhetorical|repetition|three|emotive|facts :: - :: Persuasive writing uses rhetorical questions, repetition, groups of three, facts and figures, and emotive words, and it speaks to *you*.
compar & words|phrases|connectives :: what|which|use|some :: whereas|both|similarly :: - :: To compare, use *both*, *similarly* and *likewise* for what is alike, and *whereas*, *however* and *in contrast* for what differs.
compar|two texts|two poems & one then|one and then|one after|first one|each separately :: do|how :: point by point|together :: one then|one and then|one after|each separately :: To compare, take one point at a time, and say of each point how both texts are alike or differ.
link|connect & points|ideas|argument|paragraphs & words|phrases|what :: what|which|use :: furthermore|however|therefore :: - :: To link points, use *firstly*, *furthermore*, *in addition* and *therefore*, and *however* for the other side.
conclusion & essay|goes|put|write|letter|new :: what|how|put|write :: sum|main point|answer :: new idea|new point :: A conclusion answers the question once more in short, sums up the main points, and brings in no new idea.
introduction & essay|goes|put|write :: what|how :: answer|points :: - :: The introduction of an essay answers the question in a sentence or two, and says which points will follow.
explain bit|explain part|explanation|explain :: what goes|how do|do the :: effect|reader|suggest :: - :: In the explanation say what the words of the quotation suggest, why the writer chose them, and what effect they have on the reader.
this shows|it shows & instead|another|other|else :: what|instead|say :: suggest|impl|convey|reveal :: - :: Instead of *this shows* you can write *this suggests*, *this implies*, *this conveys* or *this reveals*.
quot & long|short|length :: how|does|have :: short|few words :: long :: A quotation is best short: a few words that prove your point.
quot & miss|leave|cut|skip & bit|out|part|words :: what|how|can :: ellipsis|three dots :: - :: To leave words of a quotation out, put an ellipsis (…), three dots, in their place.
analys & quot|language|word|poem|text :: how|what :: word|effect|suggest :: - :: To analyse a quotation, take one word or device of it, say what it suggests, and what effect it has on the reader.
how does the writer|how the writer|does the poet :: answer|how do|question :: language|structure|effect :: - :: For a question that asks *how does the writer*, choose a word, a device or the structure, quote it, and explain its effect on the reader.
infer & guess :: - :: evidence|clue :: guess :: To infer is more than to guess: clues in the text are the evidence.
infer & prove|proof|evidence|show :: how|what :: quot|words of the text :: - :: To prove what you infer, quote the words of the text that gave you the clue.
don'?t know|dont understand|unknown|hard & word & text|sentence|passage|story|read :: what|how|if :: around|context|dictionary :: skip :: For a word that you do not know, read the sentence around it, look for a prefix or a root that you know, then look in a dictionary.
because & start|begin :: can|sentence|allowed|ok :: - :: never|not allowed :: A sentence can start with *because* if a main clause follows after a comma: *Because it rained, we stayed in.*
i before e :: what|rule|work|how|is there :: except after c :: always :: *I before e, except after c* holds where it sounds like *ee*: *field*, but *receive*.
i before e & break|exception|weird|another|other :: what|which|another|other|word|about :: seize|protein|weird :: - :: These break *i before e*: *weird*, *seize*, *protein* and *caffeine*.
k & knight|knee|knife|know :: why|what|silent|there :: silent :: - :: The *k* in *knight* and *knee* is silent: long ago it was said, and the spelling stayed.
semi ?colon & because :: can|use|with|before :: - :: before because :: After a semicolon stands a main clause of its own, so *because* does not follow it: take *because* alone, without the mark.
ellipsis|three dots|dot dot dot & use|when|why|effect :: when|why|what|how :: pause|suspense|left out :: end of every :: An ellipsis shows a pause, something unsaid, or words that are left out. It can build suspense.
poem|poetry & rhyme :: do|does|must|have to|need :: free verse|don'?t have to|not have to :: have to rhyme|must rhyme|always rhyme|need to rhyme :: A poem does not have to rhyme: free verse has no rhyme.
sonnet & love :: why|are|always :: tradition|often :: always :: Sonnets are often about love by tradition: poets used the form for strong feeling.
volta & do|effect|happen|change|why :: what|why|how :: change|turn|shift :: - :: The volta is the turn of a poem: there the thought or the mood changes.
tense & story|stories & best|which|should|use :: what|which :: past :: - :: Most stories are told in the past tense. What matters is to keep to one.
tense & changing|keeps|mix|switch :: is|bad|how|why|ok :: - :: fine to mix|does not matter :: Keep to one tense in a story, unless you change it for a reason.
story|stories & open|start|begin & ways|how|other|good|ideas :: what|how|ways :: speech|action|weather|question :: once upon a time only :: A story can open with speech, with action, with a place or the weather, with a question, or in the middle of things.
scary|tension|suspense|spooky|creepy :: how|make|build|create :: short sentence|sound|dark :: - :: For tension use short sentences, darkness and sounds, and details that are not explained yet.
scared|angry|sad|happy|nervous|excited & show|instead|without saying :: how|what|show :: body|face|hands :: - :: Show a feeling by what the body and the face do: *His hands shook* shows what *He was scared* tells.
tone & words|some|list|examples :: words|what|give|some :: - :: - :: Words for tone are playful, bitter, calm, angry, serious, mocking, gentle and hopeful.
theme & example|such|like what|some :: what|example|give|some :: - :: - :: Themes are ideas such as love, power, friendship, courage, greed and revenge.
paragraph & character|about a person|somebody in :: how|start|begin|what :: point|quot :: - :: Begin a paragraph about a character with your point, what the character is like. Then quote the words that prove it, and explain their effect.
aint|ain't :: word|ok|right|correct|write|proper|what :: informal|isn't :: standard|formal :: *Ain't* is informal: in Standard English write *isn't*, *aren't* or *am not*.
(?:jake|tom|mum|dad|\w+) and (?:i|me)\b & why|correct|or|right|rule :: why|which|when|what|rule :: - :: - :: Take the other person away and listen: *I go*, so *Jake and I go*; *with me*, so *with Jake and me*.
if i were|if i was & was|were|why|not :: why|should|which|or|not :: subjunctive|formal :: - :: *If I were you* is the formal form, as it is only imagined. *If I was you* is common in speech.
james|chris|name & apostrophe|book|ends|james'|james's :: where|how|which|is it :: - :: - :: After a name that ends in *s* both are used: *James's book* and *James' book*. Keep to one of them.
plural|tomato|potato|apples|bananas|vegetables & apostrophe|has one|have one|need one :: do|does|where|why|when :: no apostrophe|without :: has one|have one|need one|needs one|apostrophe too :: A plain plural has no apostrophe: *tomatoes*, *potatoes*, *apples*.
reported speech|indirect speech|reported & how|change|turn|write|make|tense|rule :: how|what|why|rule|change|turn|put :: - :: - :: For reported speech take the speech marks away and move the tense back: *“I am tired,” said Mia* becomes *Mia said that she was tired*.
passive & when|why|use|point|for :: when|why|what :: unknown|report|formal|science :: always better :: The passive is useful where nobody knows or needs to know who did it, as in reports and in science.
passive|agent & by & need|have to|leave|without :: do|can|need|must :: leave|without :: must|have to :: In a passive sentence the doer after *by* may be left out.
modal & strong|strongest :: which|what|is :: must|will :: might|could :: Of the modal verbs *must* and *will* are the strongest. *May*, *might* and *could* are the least sure.
may|might|could & less|more|weaker|stronger & will|must :: is|why|which :: (?:may|might|could) (?:is |be )?(?:less|weaker)|(?:will|must) (?:is |be )?(?:more|stronger) :: (?:may|might|could) (?:is |be )?(?:more|stronger)|(?:will|must) (?:is |be )?(?:less|weaker) :: *May*, *might* and *could* are less sure than *will* and *must*.
adverbial|fronted|comma & at the end|in the middle :: what|do|if|need|comma :: no comma :: needs a comma|need a comma :: An adverbial at the end of a sentence needs no comma: *We played after lunch.*
summar & quot :: do|should|can|how|put :: own words :: quot :: A summary is in your own words, and needs no quotations.
adverb & adjective & differ|or|fast|same :: what|how|differ|why :: - :: - :: An adjective describes a noun, as in *a fast car*. An adverb tells more of a verb, as in *he runs fast*.
clause & phrase :: what|differ|how|tell :: verb :: - :: A clause has a verb with its subject, such as *the bell rang*. A phrase has none, such as *under the bridge*.
hyperbole :: what|mean|is :: exaggerat :: - :: Hyperbole is exaggeration for effect: *I have told you a million times*.
simile & like|compar|uses :: what|how :: like or as|as or like|uses? like|uses? as|with like :: without like|no like :: A simile compares two things with *like* or *as*.
metaphor & like|uses|says :: what|how :: says (?:one|a) thing is another|without like :: like or as|uses? like|has like|needs like :: A metaphor says that one thing is another, without *like* or *as*.
adjective & describ|tells :: what|which :: nouns? :: (?:a |the )?verbs? :: Adjectives describe nouns.
adverb & describ|tells :: what|which :: (?:a |the )?verbs? :: (?:a |the )?nouns? :: Adverbs tell more about a verb, an adjective or another adverb, and not about a noun.
`)
