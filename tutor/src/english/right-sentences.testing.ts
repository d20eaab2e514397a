/** Right sentences of all kinds, in which no slip may be found. */
export const rightSentences: readonly string[] = `
The dog barks loudly.
The dogs bark loudly.
My brother Sam lives in Leeds and he likes football.
I bought apples, pears, bananas and milk.
It was raining, so we went inside.
After lunch, we swam in the lake.
Before breakfast, I fed the dog.
Suddenly, the old door creaked.
Although it was late, nobody was tired.
If I were you, I would ask my teacher.
When the bell rang, we ran outside.
Because he was hungry, he ate two apples.
She said that she was sorry.
The girl who lives next door is my friend.
My dad, who is a vet, loves cats.
The cake was eaten by the children.
It's raining again.
The dog wagged its tail.
It's been a long day.
Its fur was soft and warm.
You're late, but your lunch is still warm.
They're over there with their dog.
There are two dogs in the garden.
Their house is bigger than ours.
I want to go to the park too.
It was too hot to play outside.
Two of us went to the shop.
We were late for school.
Where were you yesterday?
What did you wear to the party?
I could have won the race.
She should have asked for help.
He might have forgotten.
You could, of course, come with us.
The rain affected our match.
The effect of the rain was a muddy pitch.
I practise the piano every day.
Football practice is on Tuesday.
I need to practise my spellings.
He went to practice after school.
My teacher gave me good advice.
I advise you to rest.
The dog's bowl is empty.
The dogs' bowls are empty.
The children's coats are wet.
I don't know anything about it.
I didn't do anything wrong.
Nobody told me anything.
I have no money left.
She can't say no to him.
Tom and I went to the cinema.
My friend and I made a den.
Mum took Tom and me to the zoo.
I did it by myself.
I have done my homework.
What have you done?
She has seen that film twice.
We saw a fox in the garden.
He ran home as fast as he could.
The children sing in the hall.
The people were kind to us.
The police are on their way.
The team are playing well.
The news is good.
Maths is my favourite subject.
The bus stops outside our house.
The class works hard on Fridays.
The glass breaks easily.
The princess runs away from the castle.
Each of the boys has a book.
One of the dogs barks at night.
Everybody was happy with the result.
Neither of them was right.
There is a fly in my soup.
There were lots of people at the match.
Here comes the bus.
Did he have a good time?
Does she like swimming?
Have you seen my glasses?
How are you today?
What is your name?
Who is at the door?
Why is the sky blue?
Stop!
What a lovely surprise!
Please close the door.
Run, it is coming!
"Come here," said the teacher.
"Where are you going?" asked Priya.
He said, "I am tired."
The cat sat on the mat.
The wind whispered through the trees.
Her smile was like the sun.
He is as brave as a lion.
My sister, my cousin and my aunt came to tea.
I like red, blue and green.
We packed a tent, two torches and a map.
The tall, thin man waved at us.
The big brown dog slept by the fire.
Last summer we went to France.
On Monday, I have a piano lesson.
In July we are going to Spain.
London is the capital of England.
She speaks French and Polish.
I may go swimming in May.
We will march in March.
Will is a friend of mine.
I think he is right.
He came, he saw, he won.
I know, I was there too!
You know what I mean.
The day he left, I cried.
The more I read, the more I know.
It is not a dog, it is a wolf.
She was so tired that she fell asleep.
Yesterday, I saw an owl.
In the end, they won the match.
Well, I like it.
Yes, I do.
Mum, I am home!
However, the plan did not work.
The sun was setting; the sky turned red.
There was only one thing to do: run.
I looked everywhere, but I could not find it.
He was neither rich nor famous.
You can have either the cake or the ice cream.
The book that I borrowed was about dragons.
The boys' changing room was cold.
James's bike is blue.
We stayed at my nan's.
I am going to the doctor's.
It was half past three.
She passed the ball to me.
He threw it through the window.
I would rather walk than take the bus.
First we ate, then we played.
She is taller than me.
Which witch cast the spell?
I can hear you from here.
The whole class was quiet.
I lost my loose tooth.
An hour later, the train arrived.
It was an honest mistake.
She wants to go to a university.
He wore a uniform and a hat.
A European city was chosen.
I can see you, but you can't see me.
They had had enough.
I knew that that was true.
The fish and chips were cold.
Ten pounds is a lot of money.
A few of the players were injured.
The sports shops are closed.
My parents work in a hospital.
His trousers are too long.
The sheep are in the field.
Her eyes were stars.
The mouse was chased by the cat.
My friend's mum is a nurse.
Running down the hill, I tripped over a branch.
Exhausted, the runner fell to the ground.
To win, you must practise.
Let's go to the beach.
That's the boy whose dog bit me.
I'm not sure what it's called.
I wonder whether the weather will be fine.
We're going where the wild things are.
I'll tell you where it is.
Show them where the coats are.
He didn't say where you were.
I went there last year.
They live there now.
Is there anyone there?
They want their own room.
It is your turn.
I love your new coat.
You're the best friend in the world.
If you're going, take your bag.
Let it be.
It has to be seen to be believed.
I have to do my homework.
She used to be a dancer.
I am used to it.
They gave them books to read.
I gave them apples.
The man with the dogs lives here.
The owner of the cats is old.
The boy and his dog are lost.
The dog and the cat are friends.
The king and queen have arrived.
All I have is a pencil.
What he did was brave.
What you have is enough.
Have they finished?
Had I known, I would have stayed.
Sam and she have gone home.
You and I are a good team.
It was they who won.
The cat purred, the dog slept and I read my book.
I don't want any more, thank you.
I didn't want no for an answer.
I can't do nothing all day.
He did nothing.
I want nothing.
Never say never.
Nothing was left.
The girls are playing and the boys are reading.
The house looks empty.
The women were singing.
These days, people read less.
Those dogs' owners are kind.
Both dogs wagged their tails.
Many people's homes were flooded.
Two people's bags were lost.
The 1980s were fun.
The letter A is a vowel.
I got an A in English.
Mr Khan teaches us science.
Dr Lee gave me a plaster.
We met at the Tower of London.
My favourite game is chess.
I was born in Nigeria.
Ali is older than Zara.
I like maths, English and art.
He bought a new pair of shoes.
She brought her lunch from home.
Can you lend me a pen?
May I borrow your ruler?
The lion is a fierce animal.
Plants make their own food.
Water boils at 100 degrees.
Photosynthesis happens in the leaves.
We learnt about the Romans.
He is good at drawing.
The moon was a silver coin.
Buzz, buzz, went the bee.
My alarm didn't go off, so I was late.
It rained all day; we stayed inside.
The room, which was cold, smelled of paint.
When I grow up, I want to be a pilot.
We eat to live, and we do not live to eat.
She brought some milk from the shop.
The peoples of Africa speak many languages.
Both the boy's parents came.
Those are the dog's toys.
It was many a boy's dream.
It was time, he decided.
It was cold, it seemed.
I was lucky, she said.
He didn't leave with nothing.
They're books that I like.
They're shoes for running.
Is there car parking here?
Was there food for everyone?
He did it his own way, as is his wont.
Five apples is enough for me.
I saw your A grade.
We had french fries for tea.
You act like you're brother and sister.
I know you're family.
I noticed it's head lice season again.
It came from nowhere.
I is a letter of the alphabet.
The rain will peter out soon.
A mason cut the stone.
The local derby is on Saturday.
They said they were there for their friends.
He went two days without sleep.
She is not too tall, and not too short.
I have been to two parties.
My own car is old.
There was a house by the river.
Were they late?
Your dog is lovely, and so are you.
The effect on us was huge.
It does not affect me.
He practises his lines, and she goes to dance practice.
Who's coming, and whose coat is that?
I'd rather be early than late.
Neither the cat nor the dogs were inside.
Some of the cake was left.
Half of the children were ill.
The number of pupils has grown.
A number of pupils have left.
The team was proud of its win.
Her trousers were too big.
"I don't know," he said, "but I will find out."
`
  .trim()
  .split('\n')
