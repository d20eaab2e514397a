/** What words speak of beyond a wish; each is one sign for the weights. */
export const wordSigns: Readonly<Record<string, RegExp>> = {
  starts_what: /^\W*(?:(?:ok|so|and|but|pip|hi|hey) )*wh?[au]t(?:'s)?\b/,
  starts_what_is: /^\W*(?:(?:ok|so|and|but|pip|hi|hey) )*what(?:'s| is| are)\b/,
  starts_why: /^\W*(?:(?:ok|so|and|but|yes|wait) )*(?:why|how come)\b/,
  starts_how: /^\W*(?:(?:ok|so|and|but) )*how\b/,
  starts_how_do: /^\W*(?:(?:ok|so|and|but) )*how (?:do|does|did|would|can|is|are|was|to|u)\b/,
  how_do_i: /\bhow (?:do|can|should|would) (?:i|we|you|u)\b/,
  how_many: /\bhow (?:many|much|far|long|old|fast|big|high)\b/,
  starts_who: /^\W*(?:who|when|where|which|whose)\b/,
  starts_is: /^\W*(?:is|are|was|were|does|do|did|can|could|has|have|am|will|would|should)\b/,
  is_it: /^\W*(?:so )?(?:is|isn't|would|could|was) (?:it|that|this)\b/,
  starts_can_you: /^\W*(?:(?:please|pls|hi|hey|pip) )*(?:can|could|will|would) (?:you|u|pip)\b/,
  starts_can_i: /^\W*(?:(?:please|pls|hi|hey|pip) )*(?:can|could|may) (?:i|we)\b/,
  do_i: /\b(?:do|should|can|am|must|could|would) (?:i|we)\b/,
  starts_i: /^\W*(?:(?:ok|so|but|and|omg|ugh|sorry|yes) )*i\b(?!')/,
  starts_im: /^\W*(?:(?:ok|so|but|and|omg|ugh|sorry) )*(?:i'm|i am|we're)\b/,
  starts_because: /^\W*(?:because|since|as)\b/,
  because: /\b(?:because|since|cause|as)\b/,
  offers:
    /\b(?:i (?:got|get|think|did|have|had|wrote|make it|put|say|reckon|pick|choose)|my answer|answer is|it's|it is|that's|maybe|probably|would be|going with|i'd say)\b/,
  starts_offer:
    /^\W*(?:so |ok |um+ |oh |ooh |then )*(?:i (?:got|think|say|put|reckon|make it|pick|choose)|my answer|answer|the answer|it's|it is|that's|maybe|probably|option|is it|is that|would (?:it|that)|could it|going with)\b/,
  task_verb:
    /\b(?:solve|simplify|calculate|evaluate|work out|differentiate|integrate|find|compute|factori[sz]e|expand|convert|round|rearrange|balance|estimate|multiply|divide|share|increase|decrease|rationali[sz]e|write|turn|change|put|order|reduce|rewrite|underline|correct|punctuate)\b/,
  starts_task:
    /^\W*(?:(?:please|pls|hi|hey|pip|can you|could you|help me|help|now|next|how (?:do|to|would)(?: (?:i|you|u))?|i (?:can't|need to|have to)) )*(?:solve|simplify|calculate|evaluate|work out|differentiate|integrate|find|compute|factori[sz]e|expand|convert|round|rearrange|balance|estimate|multiply|divide|share|increase|decrease|rationali[sz]e|write|turn|change|put|order|reduce|rewrite|underline|correct|punctuate|add|do)\b/,
  unknown_wanted:
    /\b(?:how (?:many|much|far|long|old|fast|high)|find|what(?:'s| is) (?:the )?(?:\w+ )?(?:area|perimeter|volume|mean|median|mode|range|probability|chance|angle|speed|height|price|cost|number|value|percentage|side|other|missing|change|interest)|what percent)\b/,
  quantity:
    /\b(?:area|perimeter|circumference|volume|hypotenuse|triangle|rectangle|circle|square|angle|gradient|probability|ratio|mean|median|mode|range|speed|distance|time|mass|weight|force|energy|current|voltage|resistance|density|pressure|price|cost|sale|interest|moles)\b/,
  gives_sense:
    /\b(?:word|sentence|verb|noun|adjective|adverb|comma|apostrophe|tense|plural|technique|paragraph|spell)\b/,
  my_writing:
    /\bmy (?:sentence|paragraph|spelling|answer|work|working|essay|introduction|explanation|calculation|method|physics|maths)\b/,
  not_understand:
    /\b(?:don't|dont|do not|didn't|still don't|can't|cannot|never) (?:really )?(?:get|understand|follow|see)\b|\bconfus|\b(?:i'm|im) lost\b|\bmakes? (?:no|any) sense\b|\bdoesn't make sense\b|\bwhat do you mean\b|\bwdym\b|\blost me\b/,
  not_know:
    /\b(?:don't|dont|do not|didn't) (?:know|remember)\b|\bno (?:idea|clue)\b|\bnot sure\b|\bforgot\b|\bdunno\b/,
  bare_puzzled: /^\W*(?:(?:huh|what|eh|wait what|why|how|explain|confused|help|hmm+|pardon)\W*)?$/,
  points_back:
    /\b(?:this|that|it|these|the question|the hint|your hint|last (?:bit|step|line|part)|this one|step|line|you (?:said|did|got|take|took|mean))\b/,
  we_do:
    /\b(?:why|how) (?:do|did|does|is|are|can|can't|has|have|would|should) (?:i|we|you|u|it|the \w+)\b/,
  on_numbers:
    /\b(?:divide|times|multiply|subtract|add|take|minus|plus|flip|both sides|bracket|expand|cancel|denominator|round|sin|cos|tan|formula|units|sign)\b/,
  where_from:
    /\bwhere (?:does|did|has|do)\b.*\b(?:come|from|go|gone)\b|\bhow did you (?:get|know)\b|\bhappened to\b/,
  of_a_step:
    /\b(?:why|how|what) (?:did|have|has|had) (?:you|we|i|it|the|that|both|\d)|\bhow come (?:the|it|you|we|i|there|that|they|\w)\b|\bwhere (?:did|does|has|have|do|is)\b.{0,30}\b(?:come|from|go|gone)\b|\bwhy (?:do|did|can't|must|should) (?:you|i|we) (?:have to |need to |just )?(?:\d|take|add|divide|multiply|times|subtract|flip|put|move|do|use|change)|\bwhy (?:divide|times|multiply|add|take|subtract|not|plus|minus|is (?:it|that|there|this))\b/,
  why_with_number: /\b(?:why|how|where|what)\b.*\d/,
  speaks_generally:
    /\b(?:anything|always|any|numbers|fractions|percentages|angles|triangles?|negatives?|all|every|people|used to|called)\b/,
  leads_line:
    /^\W*(?:so|then|now|next|it's|i (?:get|got|have|had|did)|that (?:gives|makes)|which gives)\b.*=/,
  tells_day:
    /\b(?:we|i|he|she|they|it|my \w+) (?:\w+ )?(?:was|were|went|had|got|made|did|is|are|has|have|came|took|gave|fell|keeps?|wants?|likes?)\b/,
  third_person: /\b(?:he|she|they|him|her|them|his|their)\b/,
  show_how:
    /\b(?:show|walk|teach|take|go) (?:me )?(?:through|how|the steps|step by step)\b|\bstep by step\b|\bhow (?:it's|its|it is) done\b|\btogether\b/,
  question_text:
    /\b(?:the|this) question\b|\basking\b|\bthey want\b|\bhave to (?:do|write|pick)\b|\bmeant to\b/,
  explain:
    /\b(?:explain|tell me about|teach me|help me (?:understand|with)|learn about|want to learn|need to know|help (?:with|understanding))\b/,
  difference: /\b(?:difference|different (?:from|to)|vs|versus|compare|the same (?:as|thing)?)\b/,
  formula:
    /\b(?:formula|rules?|theorem|method|law|steps|equation) (?:for|of|is)\b|\bwhat(?:'s| is) (?:the )?(?:formula|rule|law|quadratic|pythagoras)\b/,
  real_life:
    /\b(?:real life|the point of|used for|use (?:it|this|them)|have to learn|ever need|jobs?)\b/,
  quiz: /\b(?:quiz|test (?:me|my)|ask me|questions?|practi[sc]e|practi[sc]ing|exercises?|past papers?|mock|revise|problem to solve|game)\b/,
  quiz_verb:
    /\b(?:quiz|test) me\b|\b(?:give|set|ask|do|try|practi[sc]e|revise|want|have|some)\b.*\b(?:quiz|questions?|practi[sc]e|problems?|exercises?|one|ones|test|paper)\b|\b(?:practi[sc]e|quiz|revise|test my|lets do|let's do)\b/,
  instead:
    /\b(?:instead|something else|switch|move on|change (?:the )?topic|different topic|skip|pass)\b/,
  feels:
    /\b(?:i'm|i am|im|i feel|feeling|am i) (?:so |too |really |just |getting |very |a bit |not |the |kind of )*(?:stupid|dumb|thick|bad|useless|tired|bored|sad|angry|annoyed|frustrated|worried|nervous|stressed|rubbish|scared|anxious|happy|proud|excited|lonely|upset|sick|sleepy|hungry|exhausted|panicking|embarrassed|silly|slow|worst|clever|done|good|ashamed|fed up|afraid)\b/,
  hates:
    /\b(?:hate|can't stand|don't like|sucks?|boring|pointless|worst|horrible|rubbish|annoying|love|enjoy)\b/,
  too_hard: /\b(?:too|so|very|really) (?:hard|difficult|confusing|annoying)\b|\bimpossible\b/,
  fails:
    /\b(?:fail|wrong again|get(?:ting)? (?:it|everything) wrong|always (?:get|fail)|tried|never (?:get|gonna|going)|give up|cry|crying)\b/,
  glad: /\b(?:yay+|yes+|woo+\w*|i did it|got it|finally|full marks|makes sense|omg|fun|proud|happy|understand (?:it|this) now|passed)\b/,
  sighs: /^\W*(?:ugh+|a+r+g+h+|omg|ffs|sigh|oh no|nooo+|grr+)\b/,
  emoji_only: /^[^\p{L}\p{N}]*\p{Extended_Pictographic}[^\p{L}\p{N}]*$/u,
  emoji: /\p{Extended_Pictographic}/u,
  people:
    /\b(?:my )?(?:friends?|mum|dad|parents|brother|sister|nan|dog|cat|teacher|everyone|nobody|someone)\b/,
  exam: /\b(?:exams?|tests?|gcses?|mocks?|sats)\b/,
  rude: /\b(?:shut up|go away|you suck|you're (?:stupid|dumb|useless|annoying)|you are (?:so )?(?:stupid|dumb|useless|annoying|bad)|your (?:stupid|dumb|useless)|(?:stupid|dumb|useless|rubbish) (?:app|bot|robot|tutor|thing)|idiot|hate you|this app|worst tutor)\b/,
  about_you: /\b(?:you|your|u|ur|pip)\b/,
  laughs: /\b(?:(?:ha){2,}h?|lo+l|lmao|joke|funny|laugh|sing|rap|story|rofl|hehe)\b/,
  chat: /\b(?:favou?rite|birthday|football|minecraft|fortnite|roblox|pizza|puppy|match|weather|tiktok|youtube|friends with|guess what)\b/,
  app: /\b(?:password|log ?(?:in|out)|account|settings?|app|website|page|button|upload|download|print|video|picture|photo|microphone|sound|avatar|profile|username|notifications?|screen|dark mode|font|class code|badges?|course|chat|box|click|submit|file|translate|calculator)\b/,
  homework: /\b(?:homework|assignment|due|deadline|hand(?:ed)? in|late|next lesson|redo|retake)\b/,
  aloud:
    /\b(?:read (?:it|this|that|the \w+)?(?: \w+)? ?(?:out|aloud|to me)|out loud|aloud|say (?:it|that) to me|read this)\b/,
  see_places:
    /\b(?:where (?:is|are|do|can)|how do i (?:find|get|join|see|open|go|change|turn|type|draw|send|use))\b/,
  story_of_work:
    /\b(?:first i|i (?:added|took|divided|multiplied|timesed|expanded|factorised|moved|used|halved|doubled|squared|subtracted|cancelled|did|found|put|started|solved|worked|collected|converted)|then i|so i|what i did|have i|i've done)\b/,
  so_line: /\b(?:so|then|therefore|gives|which (?:gives|means)|now)\b/,
  here_is: /\b(?:here is|here's|this is what|i solved|i worked)\b/,
}
