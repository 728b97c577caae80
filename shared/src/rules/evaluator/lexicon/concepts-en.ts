// Words and expressions that express one act, person, feeling, thing or principle: one concept a line, its name first.
// - word: the word, and every form with its stem; word_: every word that begins so
// - a+b: words in this order, with at most one other word between two of them
// A word may express several concepts. The names are the same in both languages.
export const CONCEPTS_EN = `
tell: tell tells told telling say says said saying inform_ let+know letting+know mention_ notif_ report_ announce_ share_ state states stating express_ disclos_ pass+on speak+up bring+up raise+it raise+the word+with word+to point+out give+a+heads+up heads+up relay_ confid_ open+up come+forward tip+off fill+in break+it+to communicat_ reveal_ spell it+out let+him+in let+her+in keep+posted keep+informed in+the+loop spill lay+it+out make+known voice_ name+it
ask: ask asks asked asking question_ inquir_ enquir_ find+out finding+out wonder_ want+to+know would+like+to+know check+with curious query_ sound+out get+her+side get+his+side get+their+side how+come what+happened what's+going what+made what+makes why+did why+is did+he did+she does+he does+she is+there are+you do+you would+he would+she dig+into get+to+the+bottom hear+from hear+what learn+why feel+out probe_
talk: talk talks talked talking speak speaks speaking spoke discuss_ chat convers_ dialogue sit+down sitting+down have+a+word meet+with coffee+with over+coffee face+to+face heart+to+heart exchange+views go+see catch+up pull+aside take+aside five+minutes grab+a+coffee bring+up+the+subject clear+the+air hash+it+out air+it+out
listen: listen_ hear heard hearing hear+out let_+talk let_+speak let_+finish let_+vent without+interrupting ear lend+an+ear keep+quiet shut+up vent venting let+it+out get+it+off pay+attention all+ears let+him+finish let+her+finish all+the+way+through give_+the+floor just+be+there not+interrupt take+in sympathetic hear+him hear+her hear+them
explain: explain_ explanation_ clarif_ spell+out make+clear made+clear describ_ walk+through show+how lay+out why+i reasons elaborate help+understand say+why tell+her+why tell+him+why here+is+why here's+why in+plain+words sum+up because put+into+words give+reasons
apologize: apolog_ sorry forgiv_ regret_ pardon make+amends own+up
thank: thank_ gratitude grateful appreciat_
praise: prais_ congratulat_ compliment_ credit well+done good+job good+work commend_ proud+of
warn: warn_ alert_ caution_ heads+up flag raise+the+alarm sound+the+alarm
remind: remind_ recall_
write: writ_ wrote note notes notebook email_ e+mail text texted texting message_ letter in+writing document_ record_ log logged jot keep+track on+paper put+down list
call: call called calling calls phone_ ring contact_ reach+out get+in+touch get+hold dial 911 reach_
invite: invit_ welcom_ ask_+to+join come+along join+us
answer: answer_ reply replied replies respond_ response get+back+to
insist: insist_ persist_ hold+my+ground stand+firm firm keep+asking push_ hold+the+line won't+budge press_
suggest: suggest_ propos_ recommend_ advis_ idea put+forward what+if why+not how+about encourage_ offer+to pitch_
offer: offer_ volunteer+to lend_ lent give gave giving provid_ bring brought bringing could+help hand+over i+can pitch+in
promise: promis_ swear_ swore vow guarantee_ commit_ pledge_ my+word assure_ give+my+word it+will+all you+can+be+sure will+be+fine going+to+be+fine be+fine no+guarantee
refuse: refus_ say+no said+no saying+no declin_ won't wouldn't will+not would+not object_ can't+do not+willing turn+down reject_ not+go+along oppose_ i+won't i+will+not+do not+going+to+do no+thanks can't+sign won't+sign can't+be+part won't+be+part against+my+values i+say+no count+me+out
accept: accept_ agree_ say+yes consent_ approv_ go+along okay+with fine+with on+board green+light give+in gave+in giving+in fine+by go+ahead let+it+pass sign+off put+up
admit: admit_ acknowledg_ own own+up owning recogni_ confess_ concede_ my+fault my+mistake my+part i+was+wrong my+share take+responsibility took+responsibility
apart: apart aside privat_ discreet_ quiet_ one+on+one alone+with away+from off+to+the+side somewhere+else somewhere+quiet closed+door behind+closed whisper_ low+voice out+of+earshot after+class after+the+meeting nobody+notices no+one+notices nobody+has+to+know no+one+has+to+know hallway corner just+the+two+of+us without+an+audience out+of+sight outside subtly once+everyone+has+left once+the+others direct+message pull+aside to+one+side when+we+are+alone only+us two+of+us after+everyone nobody+else+around without+a+fuss low+key on+the+quiet no+audience in+her+ear in+his+ear step+outside step+out stairwell
publicly: in+front+of publicly public in+public before+everyone everyone+can+hear loud online social+media for+all+to+see openly+in post in+the+lobby whole+class whole+team in+front in+the+group in+the+chat in+the+meeting group+chat whole+school everybody's announce_ bulletin on+the+board on+stage with+everyone+watching
honest: honest_ truth_ true sincer_ transparen_ frank_ candid_ candour open_+about straight_+with integrity upfront up+front level+with come+clean straight+answer above+board genuine_ as+it+is as+they+are as+it+happened real+reason real+numbers cards+on+the+table no+spin plain+truth not+hide what+really+happened without+dressing
lie: lie lies lied lying false_ mislead_ deceiv_ decept_ pretend_ fake made+up make+up making+up invent_ dishonest_ cover+up covering+up fudge_ bluff_ embellish_ dress+up trick_ sugarcoat_ misrepresent_ sham fib fibs white+lie fabricat_ tell+stories story+up fool make+believe exaggerat_ pass+off lead+her+on lead+him+on falsif_ fake+it
hide: hide hidden conceal_ keep+from keeping+from secret_ omit leave+out left+out sweep+under cover_ bury say+nothing stay+silent tell+no+one tell+nobody under+the+rug disappear_ not+mention keep+mum out+of+sight
keep-secret: confiden_ privacy private keep+to+myself between+us not+repeat discreet discretion without+naming anonym_ personal+information nobody+else+needs keep+it+quiet stays+between no+names
help: help_ support_ assist_ back+up back+him back+her lend+a+hand give+a+hand aid_ accompan_ go+with be+there+for stand+by beside by+his+side by+her+side pitch+in guide_ walk+through+it ease relieve_ bail+out come+with take+some+of+the+load give+him+a+hand pick+up+the+slack take+care+of look+after take+part+of take+over+some see+her+through see+him+through look_+over do+my+part do+her+share lighten_ bridge chip+in lift+the offer+a+hand make+it+easier do+the+work get+through
be-present: be+there stay+with stayed+with sit+with sat+with next+to keep_+company presence present not+alone by+her+side by+his+side beside show_+up visit_ drop+by come+by around keep+her+company keep+him+company wait+with hold+her+hand hold+his+hand stay+close stay+nearby sit+down+with not+leave+him not+leave+her spend+time spend+the walk+with sitting+with
comfort: reassur_ comfort_ consol_ soothe_ encourag_ calm ease cheer_ hug put+at+ease it's+okay it+happens happens+to+everyone everyone+makes it's+normal you're+not+alone not+alone not+your+fault take+your+time pat+on+the+back feel+better kind+word
check-in: check+in checked+in checking+in check+on check+up follow+up follow_ how+she's+doing how+he's+doing how+they're+doing how+are+you get+back+to touch+base circle+back look+in+on see+how a+few+days+later next+day a+week+later the+week+after see+how+she see+how+he see+how+they come+back+to text+him+later text+her+later still+okay in+a+few+days again+next
verify: verif_ confirm_ check checks checked checking make+sure validat_ examin_ look+into investigat_ double+check_ fact evidence proof prove_ see+if see+whether whether establish_ shown see+for+myself look+at+the look+up read+the reread_ recount with+my+own+eyes at+the+source before+believing whether+it's+true if+it's+true what+really know+for+sure be+sure get+the+facts go+over
not-assume: assum_ presum_ judg_ accus_ jump+to+conclusion conclusion_ benefit+of+the+doubt guess_ prejudg_ suspect_ blame_ suppos_ for+granted does+not+mean doesn't+mean without+knowing put+words label_ point+a+finger before+i+know read+into who+am+i+to convict_ condemn_
understand: understand_ understood see+why get+why get+that see+that grasp_ in+her+shoes in+his+shoes in+their+shoes imagin_ realiz_ realis_ know+how know+that relate_ sympathi_ empath_ recogni_ aware_ appreciate+that shoes her+place his+place their+place from+her+side from+his+side from+where+she from+where+he for+her for+him it+must must+be must+feel no+wonder of+course+she of+course+he natural+that put+myself picture_ i+know+it i+get+that i+get+why i+see+why
maybe: maybe perhaps may might could+be possibl_ who+knows probably likely consider_ for+all+i+know
cause: cause_ reason_ root source why because+of due+to behind comes+from origin_ underlying led+to what+makes the+real+problem comes+down at+the+bottom to+blame is+what the+culprit
unknown: do+not+know don't+know not+sure unsure unclear unknown uncertain_ no+idea
decide: decid_ decision_ choos_ choice_ chose opt determin_ her+call his+call their+call up+to+her up+to+him up+to+them hers+to his+to final+say last+word make+up+his+mind make+up+her+mind pick her+life his+life her+choice his+choice their+choice whichever+she whichever+he she+decides he+decides leave+the+decision what+she+wants what+he+wants as+she+likes as+he+likes the+ball's decide+for call+is
let-choose: let_+decide let_+choose autonom_ consent_ free freedom permission at+her+own+pace at+his+own+pace respect_+her+choice respect_+his+choice if+she+wants if+he+wants force_ impos_ pressur_ without+pushing leave_+the+choice leav_+it+to own+pace when+she's+ready when+he's+ready only+if would+she+rather would+you+rather you+rather whatever+she+chooses whatever+he+chooses no+strings
wait: wait_ patien_ take+time take+my+time take+your+time postpone_ delay_ hold+off later put+off pause_ slow+down no+rush give+it+time sleep+on let+the+dust dust+settle clear+head calm+moment better+moment not+now another+time count+to+ten take+a+breath take+a+moment hold+my
hurry: quick_ fast hurry hurried rush_ urgent_ right+away immediate_ at+once straight+away without+delay promptly as+soon+as right+now on+the+spot now asap before+it+gets same+day within+the+hour no+time not+a+minute first+thing before+anything straight+to without+waiting without+losing
stop: stop end ended ending halt quit_ suspend_ pull_ cancel_ put+an+end shut+down withdraw_ drop take+down cut+off cease_ take+off taken+off remove_ delete_ close_ shut no+longer turn+off keep+from get+rid knock+it cut+it
start: start_ begin_ began launch_ open opened opening initiat_ kick+off get+going set+up set+in+motion get+started first+step get+the+ball from+the+beginning take+the+first
continue: continu_ keep+going carry+on keep persever_ persist_ go+on stay maintain_ last lasting stick+with hang+in
change: chang_ modif_ adjust_ adapt_ different_ revis_ improv_ rework_ alter_ shift_ switch_ another+way new+way do+it+differently in+a+different started+to+do i+began i+stopped turn+around switch+to instead+of move+to rethink_ reorgani_ start+over
fix: fix_ correct_ repair_ solv_ resolv_ rectif_ remed_ put+right make+right set+straight solution_ sort+out mend make+up+for restore_ redo set+the+record patch_ smooth+over find+a+way straighten_ clear+up undo back+on+track work+it+out make+it+right redo+it start+again pick+up+the+pieces tidy+up
replace: replac_ swap trade+shifts cover+for cover+his cover+her take+his+place take+her+place fill+in substitut_ stand+in someone+else step+in another+person switch+shifts take+over sub take+the+shift take+her+shift take+his+shift my+shift+for swap+my give+him+my give+her+my find+someone call+someone bring+in+another for+his for+hers step+in+for trade trades trading exchange_
share: shar_ split_ divid_ distribut_ take+turns took+turns taking+turns each+in+turn alternat_ delegat_ rotat_ half spread+the even_+out part+of+the+load take+the each+take each+of+us each+person half+of+it one+each evenly pass_+around spread_ take+half go+halves both+do portion_ let_+take
compromise: compromis_ middle+ground halfway in+between mixed hybrid both+at combin_ balanc_ negotiat_ accommodat_ meet+in+the+middle mediat_ agreement a+bit+of+both common+ground win+win some+of+each keep+both part+for one+and+the+other everyone+gains neither+all most+of+the+rest trade+off work+something+out arrangement_ somewhere+between
alternative: other+way another+way other+option_ option_ alternativ_ plan+b instead other+idea_ another+solution otherwise possibilit_ different+way work+around rather+than elsewhere something+else look+elsewhere think+of+another come+up+with could+we what+about how+else instead+we other+means
plan: plan schedul_ organiz_ organis_ prepar_ timeline calendar agenda step goal date deadline ahead in+advance next+step roadmap set+a+date blocks on+thursday on+monday who+does+what one+by+one by+friday next+week which+day pencil_ set+up set+a map+out list+of draw+up
try: try tries tried trial_ attempt_ test pilot_ experiment_ effort_ give+it+a+shot give+it+a+go
evaluate: evaluat_ measur_ track_ compar_ review_ result_ indicator_ survey_ monitor_ data figure_ statist_ count_ assess_ after+a+year look+at+the+numbers observ_ watch_ revisit_ take+stock see+if+it+works see+whether+it in+six+months after+three+months in+a+year how+many count+the keep+an+eye look+back number+of meet+again
learn: learn_ lesson_ taught taught+me realiz_ discover_ train_ study studied studying practic_ practis_ rehears_ improv_ grew growth progress_ beginner fumbl_ first+week new+at i+now+know i+saw+that it+showed+me made+me+see taught+me+that what+i+took takeaway since+then+i new+to first+days first+day
teach: teach_ taught show show+how train_ coach_ mentor_ tutor_ walk+through demonstrat_ workshop_ instruct_ buddy practise+with show+her+how show+him+how step+by+step run+through go+over+it quiz_+him under+my+wing let+him+try let+her+try cue+card practise+together
feedback: feedback comment_ advice opinion_ critique_ point+of+view view input what+was+missing where+i+lost impression_ suggestions
ask-help: ask+for+help asked+for+help asking+for+help get+help got+help seek advice consult_ turn+to lean+on go+see went+to+see booked appointment reach+out get+support ask+a+professional raise+my+hand knock+on someone+who+knows someone+trained somebody+trained talk+to+someone second+opinion outside+opinion asked+my called+my i+went+to took+it+to run+it+by someone+with+more
refer: refer_ direct_+to connect_+with put_+in+touch point_+to resource_ service_ helpline hotline support+group agency program_ assistance+program point+her point+him there+is+a there's+a give+her+the+number give+him+the+number help+her+find help+him+find make+an+appointment take+him+to take+her+to walk+her+to walk+him+to go+with+her go+with+him someone+trained peer+support
report-up: report_ escalat_ go+to+the notify inform+the complain_ file bring+it+to superior supervisor manager authority higher+up chain+of+command whistle go+higher take+it+higher take+it+to+the up+the+ladder write+to+the fill+out+a go+through+the tell+the speak+to+the raise+it+with bring+it+up+with next+level
protect: protect_ safe safety secur_ defend_ shield_ stand+up+for stick+up+for prevent_ keep+away keep+off danger_ harm_ out+of+harm keep+an+eye+on so+that+nobody so+that+no+one so+no+one make+sure+no stop+him+from stop+her+from get+him+home get+her+home off+the+floor off+the+shelf take+the+keys
danger: danger_ risk_ harm_ hurt injur_ accident_ emergenc_ fatal die dies died dying death deadly kill threat_ serious tragedy unsafe jeopard_ could+kill cost+a+life cost+someone hospital choke_ burn fire drown_ crash_ crush_ concussion_ stop+breathing worse+could end+up+in collapse_ explode_
avoid: avoid_ dodg_ flee run+away ran+away evad_ ignor_ change+the+subject look+away look+the+other+way pretend+not sidestep_ stay+away stayed+away duck shy+away turn+a+blind sweep keep+my+distance hid+from not+answer let+it+ring made+excuses making+excuses skirt_ beat+around wash+my+hands
confront: confront_ stand+up+to interven_ step+in address_ approach_ speak+directly direct_ face take+it+up+with call+out raise+it tackle_ speak+up
limit: limit_ bound_ draw+the+line line set+a+limit enough_ acceptable unacceptable tolerat_ not+okay not+ok put+up+with won't+let can't+let that+way stops+here i+won't+have won't+allow not+accept that's+not+how over+the+line cross_+a+line too+far not+in+front that's+enough i+draw out+of+bounds
criticize: critic_ blam_ bad+mouth_ badmouth_ behind+his+back behind+her+back behind+their+back run+down speak+ill complain_ point+fingers pointing+fingers fault_ talk+about+her talk+about+him speak+against against+her against+him pin+it+on speak+badly put+it+all+on when+she+isn't+there when+he+isn't+there say+anything+against talk+down trash+talk
humiliate: humiliat_ belittl_ ridicul_ mock_ insult_ shame_ shaming embarrass_ lose+face losing+face put+down laugh+at make+fun look+stupid feel+small small demean_ degrad_ look+bad push_+aside feel+like+an+idiot look+like+a+fool in+front+of+his in+front+of+her lecture_ moraliz_ preach_ talk+down+to rub+it+in make+an+example single_+out scold_
dignity: dignit_ respect_ worth_ self+esteem pride proud honour honor_ human_ decency face head+high hold_+head treat_+like+a like+an+adult as+a+person as+an+equal deserves+better right+to everyone+has+a+right save+face
joke: joke joking laugh_ humour humor funny tease_ teasing wisecrack_ banter kid kidding
argue: argu_ debat_ quarrel_ fight_ fought disput_ shout_ yell_ raise+my+voice raised+voice conflict_ clash_ row
calm: calm breath_ gentl_ soft quiet_ bring+the+tension+down defus_ de+escalat_ cool relax_ settle_ steady composed even+voice lower+my+voice keep+my+cool lower+the+temperature take+a+step+back step+back some+air slow+breath gentle+voice without+shouting without+yelling not+raise
polite: polite_ courte_ respectful_ kind nice nicely ma'am sir tact delicat_ diplomat_ civil
decision-team: together team collectiv_ all+of+us as+a+group meeting_ vote voting involve_ consensus everyone+has+a+say participat_ jointly with+everyone
include: includ_ inclus_ integrat_ make+room involve_ belong_ bring+in take+part welcome_ join part+of be+part+of part+of+the give+her+a+role give+him+a+role leave+no+one leave+nobody bring+her+into bring+him+into have+a+voice have+a+say her+too him+too everyone+included
exclude: exclud_ exclus_ leave+out left+out shut+out reject_ isolat_ cast+aside sideline_ ban banned push+out cut+out sit+out sitting+out on+the+bench left+behind be+forgotten forgotten those+who+do+not those+who+don't those+without miss+out not+invited
buy: buy bought purchas_ pay pays paid paying spend_ spent shop
sell: sell sold sale sales retail_ customer_ clearance
borrow-lend: lend_ lent loan borrow_ rent rents hire
return: return_ give+back gave+back giving+back bring+back refund_ reimburs_ pay+back paid+back hand+back hand+in put+back
take: take took grab seiz_ pocket_ steal_ stole pick+up
keep: keep kept retain_ hold+on conserv_ preserv_ save maintain_ hang+on
lose: lose loses losing lost loss missing misplac_ depriv_
leave: leave_ leaving left go+away quit_ resign_ depart_ walk+out walk+away gave+up give+up drop+out exit
stay: stay remain_ stick+around hang+on
come-back: come+back came+back return_ back+to get+back
go: go going went gone visit_ drive_ drove head+over travel_
prepare-food: cook_ meal lasagna dinner supper soup dish eat food grocer_ lunch cake bread snack_ casserole
clean: clean_ tidy_ wash dishes sweep_ mop chores shovel_
drive: drive_ drove driving car ride lift taxi uber bus transport_ wheel
give-time: time hour minute_ availab_ schedule spare devot_ spend+time moment_
accept-blame: responsib_ accountab_ fault_ guilt_ blame mistake_ error_ wrong my+part own+it on+me take+the+blame my+bad i+should+have i+messed+up messed+up i+had+not i+hadn't on+my+shoulders at+the+last+minute last+minute night+before unprepared i+was+the+one
show: show present_ demonstrat_ display_ demo demos illustrat_ example_ prototype_ mock+up mockup
work: work job task employ_ duty duties labour labor shift_
rest: rest break breaks sleep_ slept nap pause_ day+off time+off vacation recover_ holiday breather night_
train-sport: training practice coach_ team player_ play game match_ skat_ hockey soccer sport_ ice gym bench
mean: mean meaning meant signif_
feel: feel_ felt emotion_ experienc_ going+through heart mood
need: need require_ necess_ essential lack
want: want wish_ desire_ prefer_ hope rather like+to look_+for
think: think_ thought reflect_ believ_ opinion_ consider_ ponder_ step+back
remember: remember_ memor_ forget_ forgot_ recall_
see: see saw seen notic_ look observ_ watch_ witness_ spot
find: find_ found search_ look+for discover_ locat_ seek
use: use using used employ_ rely_ make+use
finish: finish_ complet_ done end deliver_ wrap+up get+done hand+in
join: join particip_ sign+up enrol_ member_ regist_ apply_ applied
allow: allow_ permit_ permission authoriz_ let letting lets approve_ access
forbid: forbid_ ban banned prohib_ prevent_ block_ not+allowed disallow_ outlaw_
compare: compar_ same similar_ differ_ equal_ alike
push: push_ forc_ pressur_ demand_ compel_ oblig_ impos_ insist_ coerc_ drag
punish: punish_ sanction_ consequenc_ fire fired dismiss_ expel_ suspen_ disciplin_ reprimand_ fine penal_ written+up
forgive: forgiv_ second+chance another+chance lenien_ let+it+go move+on mercy
celebrate: celebrat_ party cake ceremon_ birthday event mark+the
count-on: count+on count_+on trust_ reliab_ rely_ depend_ believe+in faith
betray: betray_ let+down disappoint_ break+trust broken+trust backstab_
compare-self: about+me make+it+about myself me+too i+know+exactly my+own at+least
dismissal: anyway after+all simply just always never surely no+discussion that's+it that's+all not+my too+bad whatever only for+good must deserve_ enough nothing look+away as+if let+it already clearly obviously his+own+fault her+own+fault no+need no+point
sad: sad sorrow cry cries cried crying tear tears upset unhappy_ depress_ heartbroken down grief grieving weep_ low
angry: angry anger furious frustrat_ mad irritat_ resent_ annoy_ rage upset fed+up outrag_ pissed
afraid: afraid fear_ scared worr_ anxi_ stress_ nervous_ panic_ frighten_ dread_ terrif_ shak_ concern_ uneasy lose+sleep can't+sleep not+sleeping sleepless nightmare_ nerves tremble_ trembling what+if
worried-for: worried+about worr_ concern_ care+about bother_ on+my+mind
tired: tired_ exhaust_ fatigue_ burn_+out burnt burned+out worn+out overwhelm_ overwork_ overload_ swamp_ drain_ sleep_ stretched+thin
alone: alone lonel_ isolat_ by+himself by+herself on+his+own on+her+own abandon_ left+out solitude
ashamed: asham_ shame embarrass_ awkward_ uncomfortable guilty guilt humiliat_ self+conscious blush_ red lose+face what+people+think dare+not doesn't+dare feel+like+a+failure feel+stupid stigma
uncomfortable: uncomfortable awkward_ uneasy weird ill+at+ease clumsy didn't+know+what no+idea+what discomfort not+comfortable what+to+say froze freeze stammer_ talked+too+much tongue+tied avoided+her avoided+him dodged
hurt: hurt wound_ pain suffer_ ache sting offend_
happy: happy happi_ glad joy pleas_ satisf_ delight_ smil_ enjoy_ proud
hope: hope optimis_ positive look+forward
discouraged: discourag_ demotivat_ bored boring motivation fed+up gave+up give+up quit_ dread_ unmotivated sick+of lost+interest disappoint_ flagg_ no+energy had+enough couldn't+take dragging_ drag no+longer+wanted stopped+caring wanted+out sick+and+tired dull repetit_ could+not+face couldn't+face
motivation: motivat_ passion_ interest_ drive energy enthusias_ keen eager
surprised: surpris_ shock_ stunned unexpected taken+aback
doubt: doubt_ hesitat_ uncertain_ dilemma torn conflict_ two+minds unsure
proud: proud pride honor_ honour_
comfortable: comfortable at+ease safe secure confident
jealous: jealous_ envy envious rival_ compet_
grief: grief griev_ mourn_ loss lost+his lost+her death died dead passed+away funeral bereave_ gone buried burial no+longer+here just+lost empty+chair goodbye took+his+life
love: love affection_ fond attach_ dear care cared caring cherish_
intention: intention_ intend_ on+purpose meant+to meant+well mean+to good+faith deliberate_ did+not+mean didn't+mean well+meaning accident_
pressure: pressure_ stress_ expectation_ under+strain burden_ weight deadline_ stake_ heavy load
difficult: difficult_ hard tough rough struggl_ heavy complex_ complicat_ ordeal trying challeng_ weighs going+through not+easy hard+time bad+patch carry_ a+lot+on get+through heavy+day bad+day weighs+on on+his+plate on+her+plate
easy: easy easi_ simpl_ light
important: important_ matter_ mean_+a+lot counts value_ priorit_ meaningful dear essential holds+him keeps+him means+everything everything+to+him everything+to+her keeps+her+going keeps+him+going dream_ stands+for all+he+has all+she+has lives+for depends+on rides+on
priority: priorit_ come_+first comes+before outweigh_ above+all before+the more+important than+any first+and+foremost over+the ahead+of more+than+the is+not+worth isn't+worth matters+more counts+more first+comes comes+first
fair: fair just justice equit_ equal_ impartial_ same+chance same+rules even deserv_ favourit_ favorit_ level+playing neutral_ same+race same+for+everyone an+equal a+real+chance as+much+as one+rule regardless+of no+matter+who for+everybody a+shot
unfair: unfair_ injustice unequal_ inequal_ favourit_ favorit_ privileg_ advantag_ discriminat_ prejudic_ bias_ double+standard cheat_ string_ not+fair isn't+fair head+start pet pets those+who+can+afford pull+strings at+a+disadvantage penaliz_ loses+out loser_
discrimination: discriminat_ racis_ sexis_ prejudic_ stereotyp_ intoleran_ ageis_ age homophob_ origin_ colour minorit_ profil_
diversity: cultur_ religio_ language_ belief_ custom_ tradition_ origin_ immigra_ newcomer_ faith divers_ background_
age: age old older elder_ young_ years generation_ senior_ retire_
rule: rule regulation_ law legal_ policy policies protocol_ procedure_ guideline_ standard_ forbidden allowed requirement_ code
exception: exception_ waive_ bend+the case+by+case flexib_ accommodat_ leeway just+this+once
duty: duty duties responsib_ obligat_ role mandate job my+place up+to+me task
safety: safe safety secur_ protect_ danger_ health_ careful caution_
health: health_ sick ill illness_ medic_ hospital_ care cared caring treat_ symptom_ diagnos_ clinic_ injur_ pain allerg_ nurse_ doctor_ peanut_ hand wrist_ back+pain knee head fever_ tendin_ surgery heal breath_ body rest+it physio_ strain
mental-health: mental+health depress_ suicid_ anxi_ psycholog_ therap_ distress_ dark+thoughts self+harm_ counsel_ die dying hurt_+himself hurt_+herself helpline 988 shrink crisis
substance: alcohol_ drink_ drunk_ beer drug cannabis smok_ addict_ sober_ high substance_ weed wine
privacy: privacy private personal+information confidential_ intima_ record_ consent_ secret_ personal+data
money: money_ pay pays paying payment_ paid cost price_ budget_ dollar_ debt expens_ fund financ_ salary wage paycheque_ paycheck_ reimburs_ fee fees saving_ rent bill bills afford_ cash buck bucks income thousand hundred cheque_ make+ends+meet end+of+the+month earn earning_ grant_ bursar_ scholarship_ tip cheap too+much+money price+of cover+the+cost what+it+costs four+figures
poverty: poor poverty low+income afford_ underprivileg_ disadvantag_ rich wealth_ homeless_ vulnerab_ cannot+pay can't+pay means
resource: resource_ means service_ tool equipment_ material_ support_ program_
evidence: evidence proof prove_ fact testimon_ shown establish_ data figure_ student_ study studies studied research trace_ statistic_
school: school_ class_ course_ teach_ professor_ pupil_ student_ study studies studied college universit_ homework exam exams grade_ mark campus assignment_ lesson_
exam: exam exams test grade_ mark pass fail_ quiz midterm final
cheating: cheat_ plagiar_ copy_ copied fraud_ integrity
failure: fail_ flunk_ lost mistake_ rejected turned+down setback
success: succe_ won win wins achiev_ accomplish_ result_ made+it
work-place: work office_ job company business store_ shop factory plant coworker_ colleague_ employ_
boss: boss_ manager_ supervis_ director_ head chief_ superior_ superintend_ coordinat_ management owner_ head+office in+charge principal lead leader
coworker: coworker_ co+worker_ colleague_ employee_ staff team teammate_ crew partner_ member_
customer: customer_ client_ buyer_ shopper_ guest_ user lady patron_ consumer_ woman
patient: patient_ resident_ sick client_
friend: friend_ buddy pal mate relationship_ bond
family: famil_ parent_ mother_ father_ mom mum dad brother_ sister_ son daughter_ child_ grandmother grandfather grandma grandpa uncle aunt cousin_ husband wife spouse relative_ sibling_
child: child_ kid kids young_ baby toddler_ daycare minor_ teen girl boy youth_ little+one
elder: elder_ senior_ old+man old+woman older+people retire_ grandmother grandfather nursing+home
neighbour: neighbo_ building tenant_ apartment_ flat landlord flatmate_ roommate_ condo district
roommate: roommate_ flatmate_ housemate_ apartment flat rent room kitchen
teacher: teacher_ professor_ instructor_ tutor_ educator_ examiner
coach: coach_ trainer_ instructor_ team
volunteer: volunteer_ nonprofit charit_ donat_ community food+bank
doctor: doctor_ physician_ nurse_ pharmac_ surgeon_ clinician_ medic paramedic_ caregiver_
counsellor: psycholog_ counsel_ social+worker_ therap_ professional_ shrink caseworker
police: police_ officer_ cops 911 lawyer_ court_ judge_ legal_
authority: authorit_ administrat_ government_ ministry minister_ city mayor_ council_ board_ committee_ union_ official_
public-opinion: population public citizen_ opinion_ communit_ society people
witness: witness_ bystander_ saw observ_ what+i+saw i+saw i+heard with+my+own+eyes firsthand
expert: expert_ special_ professional_ qualif_ knowledge competen_ outside
third-party: third+party neutral outside_ external_ independent_ mediat_ referee_ impartial out+of+town someone+else
other-people: others other+people everyone everybody someone people anyone
oneself: myself me my oneself on+my+side in+my+case for+my+part
online: online internet web site social+media facebook instagram tiktok post video_ photo_ share_ screen_ app apps email_ forward_
technology: software computer_ system_ algorithm_ artificial+intelligence ai robot_ digital app apps program_ code coding machine_ device_ data feature_ laptop
media: newspaper_ journalis_ article_ radio tv media news interview_ reporter
art: music_ song play theatre theater show dance_ paint_ orchestra instrument_ violin artist_ audition_ concert_ mural_ piece
environment: environment_ climate pollut_ waste recycl_ ecolog_ green tree nature forest_ water energy gas
housing: housing apartment_ rent rents house_ home room tenant_ landlord_ lease eviction shelter_ roof lodg
transport: transport_ bus car cars bike bicycle_ train_ subway road lane parking street_ driv_ commut_ ride
food: food meal eat grocer_ restaurant_ cook_ kitchen_ lunch_ supper dinner hungry hunger
clothes: clothes clothing dress_ uniform_ coat veil scarf shoe outfit
animal: animal_ dog cat cats vet pet pets puppy puppies
object: object_ item box bag key wallet_ thing_ stuff belonging_
document: document_ file form paper_ contract_ report_ invoice_ receipt_ sheet_ signature sign signed cheat+sheet card list lists
money-theft: theft steal_ stole_ till cash register fraud_ pocket_ embezzl_ missing+money
event: event_ party evening activit_ show meeting_ ceremon_ tournament_ gala campaign_ fundrais_
competition: contest_ tournament_ compet_ match_ jury judge_ audition_ win wins prize_ select_ tryout_
selection: choos_ select_ criteri_ candidat_ seat admiss_ admit_ hire hired hiring recruit_ position_ spot slot chair_ apply_ applica_
criteria: criteri_ rule transparen_ known+in+advance announc_ clear_ standard_ benchmark_ rubric stated
clear: clear_ precise_ explicit_ specific_ plain_ exact_ concrete_ straightforward
concrete: concrete_ specific_ practical_ real tangible useful_ gesture_ hands+on for+instance for+example one+thing a+meal a+ride my+notes babysit_ run+errands errand_
gesture: gesture_ gift present_ card flower_ meal small+thing act+of favour_ favor_ shovel_ on+the+porch porch brought+over left+at dropped+off mow carried+her carried+his walk+the+dog
time-long: long+term over+time months years weeks keep lasting still sustain_ regular_ every later always ten+years five+years all+year all+term all+winter from+january for+weeks through+the
time-soon: soon tomorrow tonight today this+week next before+the now this+evening
before: before first beforehand upstream in+advance prior_ ahead early_
after: after_ then next later since following
deadline: deadline_ due late delay_ on+time turn+in extension_
frequency: every often regular_ sometimes always daily weekly times habit_ routine_ each
number: number_ how+many how+much percent_ figure_ one two three four five ten hundred amount_
little: little small_ slight_ partial_ part bit minor
much: much many too+much lot very huge great_ really enormous_
enough: enough suffic_ adequate_
whole: all whole entire_ complet_ total_ overall
one-side: only just sole single one+side
both-sides: both+sides both each+side version_ side+of+the point+of+view points+of+view perspective_ all+parties her+side his+side their+side all+sides on+one+hand on+the+other+hand the+other+side hear+both his+version her+version each+one's
consequence: consequenc_ effect_ impact_ repercussion_ result_ outcome_ lead+to fallout implication_
benefit: benefit_ advantag_ profit_ gain useful_ upside value_ good+for positive_
cost: cost drawback_ downside disadvantag_ price_ harm_ loss expense_ trade+off
usefulness: useful_ purpose_ reason_ matter_ mean meaning worth_ point value_ count_ difference
quality: quality good well excellen_ better best perform_ level_ talent_ skill_ capable able
bad-quality: bad worse_ defect_ broken break_ damag_ fault_ poor weak flaw
new: new recent_ first_ just+started fresh_ novel
same: same equal_ identic_ alike similar_
different: different_ other_ divers_ variety various distinct_ contrary opposite
experience: experienc_ lived past been+through story stories background history
role: role position_ function_ title_ place_ status duty job responsib_
competence: competen_ capab_ qualif_ able skill_ train_ experience_ knowledge talent_
freedom: freedom free right_ choice_ autonom_ independ_ libert_ will
right: right_ legitimate_ justif_ entitled valid
wrong: wrong_ immoral_ unacceptable incorrect_ bad improper
conflict-of-interest: conflict+of+interest bias_ vested impartial_ favour_ favor_ personal
trust: trust_ reliab_ believ_ faith_ confiden_ credib_ loyal_
loyalty: loyal_ faithful_ solidarit_ betray_ on+his+side on+her+side has+his+back
solidarity: solidarit_ mutual_ together unity team+spirit stick+together
kindness: kind nice compassion_ caring gentle_ human_ warm_ empath_ sweet_
patience: patien_ slow gently take_+the+time own+pace pace not+rush no+rush
courage: courage_ brave_ dare bold strength strong_ guts
weakness: weak limit_ flaw vulnerab_ unable shortcoming_
limits-own: my+limit_ limit_ not+my+role not+a+therapist not+qualified i+am+not i'm+not can't+do+everything beyond+my beyond+me i'm+no i+am+no not+trained not+my+expertise not+my+field out+of+my+depth can't+carry+it can't+carry+this
attention: attenti_ focus_ care cared caring notic_ consider_ concentrat_
mistake: mistake_ error_ fault_ slip forget_ forgot_ missed wrong_ blunder_
accident: accident_ fall fell incident_ injur_ crash_ spill_
rumour: rumor_ rumour_ gossip_ hearsay talk_+about word+around heard+that circulat_
complaint: complain_ grievance_ dissatisf_ critic_
noise: nois_ loud silence_ quiet_ voice_
silence: silen_ quiet_ say+nothing without+talking hush speechless wordless_ mostly+without
violence: violen_ hit hits beat blow assault_ threat_ bully bullying bullied harass_ abus
bullying: bully bullying bullied harass_ pick_+on mock_ tease_ taunt_ torment_
gift: gift present_ donat_ giving tip reward_ bribe_
bribe: bribe_ gift envelope corrupt_ favour_ favor_ kickback_
waste: waste_ throw_ garbage trash dump discard_
crowd: crowd_ line queue_ lineup packed busy
place-local: room place_ office_ hall centre_ center_ building_ location_ entrance lobby
public-service: service_ hospital_ librar_ city municipal_ public_ school_
research: research_ student_ study studies studied participant_ experiment_ sampl_ result_ data lab labs laborator_ scien_
test-product: test product_ trial_ defect_ recall_ safe reliab_
contract: contract_ agreement_ deal commitment_ lease_ sign signed
credit: credit_ recogn_ name author_ contribut_ acknowledg_
idea-own: idea work project_ creation_ invent_ author_
project: project_ teamwork team initiative_ presentation_ assignment_
supplier: supplier_ manufactur_ maker_ vendor_ provider_ deliver_
price-cut: discount_ sale clearance_ promo_ special_ reduc_ markdown_ bargain_
stock: inventory stock_ merchandise item shelf shelves product_
safety-gear: helmet_ belt vest gear equipment_ seat guard_
weather: rain snow cold winter_ storm_ heat
life: life lives live living daily
future: future_ next+time from+now+on later ahead going+forward since then now+when nowadays
past: past before last+year previous_ used+to history
goal: goal aim objective_ target_ purpose_ mission_
routine: routine_ habit_ method_ block_ step chunk_ schedul_ list lists timer system break+it+down cut_+the
improve: improv_ progress_ better_ develop_ advance_ enhanc_
community: communit_ neighbo_ local_ collective people
benefit-doubt: benefit+of+the+doubt good+faith honest+mistake meant+well misunderst_ not+mean maybe innocent_
grade-change: grade_ mark points bump raise_ average_ curve_
absence: absen_ miss missed late no+show skip_ didn't+show
equal-access: access_ open free barrier_ available+to subsid_ scholarship_ bursar_ grant_
disability: disab_ wheelchair_ mobility impair_ adapted accommodat_ deaf blind ramp
translation: translat_ interpret_ language_ french english
name-person: name naming pronoun_ called
photo: photo_ picture_ image_ video_ film camera_ record_
election: vote voting elect_ ballot_ referendum majorit_
tax: tax subsid_ fund public+funds taxpayer_
reduce: reduc_ decreas_ lower_ less cut limit_ lessen_ fewer
increase: increas_ rais_ more add added grow_ expand_
separate: separat_ distinct_ apart divid_ split_
part-time: shift_ schedule_ hour day+off weekend saturday sunday
loss-of-job: laid+off layoff_ fired lose+their+job lose+his+job lose+her+job livelihood cuts job paycheque_ paycheck_
transparent-money: transparen_ account_ budget_ receipt_ justif_ audit_
stranger: stranger_ unknown passerby bystander_
gender: woman women man men girl boy gender_ female_ male
consent: consent_ permission_ agree_ approv_ authoriz_ ask+first willing_
boundaries-self: take+care+of+myself look+after+myself burn+out can't+carry say+no my+needs
example: example_ model_ illustrat_ specific_ instance_ case time_+when
story-person: neighbo_ friend_ coworker_ cousin_ grandmother uncle aunt roommate_ classmate_
temporary: temporar_ for+now meanwhile short+term until interim
gradual: gradual_ progressive_ step+by+step phase_ bit+by+bit transition_ little+by+little
fear-of-losing: afraid+of+losing lose+his+place lose+her+place threaten_ fear_
background-check: context_ circumstance_ situation_ background_ backstory behind
sincerity: sincer_ genuin_ heartfelt authentic_ real
teamwork: each+their+role teamwork crew all+hands our+group pitch+in
seniors: older+people old+man old+lady elderly not+online seniors
students: students kids the+class youngsters first+years classmates
night: night_ evening_ late dark midnight eleven
travel-home: get+home go+home way+home walk+home bus taxi ride+home carpool_ on+foot
message: message_ text email_ note letter_ card write wrote
speed-slow: slow take+his+time take+her+time long wait_ drag delay_
replacement-idea: screen curtain blind anonym_ cannot+see+who hidden
defect: crack_ dent scratch_ worn damag_ broken used split+open
alarm: alert_ alarm_ signal_ warning_ notif_ beep
reward: reward_ raise promotion bonus thank_ applau_ clap praise_
schedule-swap: saturday sunday friday thursday wednesday tuesday monday weekend
place-outside: outside yard park street sidewalk parking porch
secret-look: snoop_ spy spied search_+her search_+his go+through+her go+through+his in+her+phone
addict-money: gambl_ casino bet betting lottery
food-need: hungry hunger pantry basket_ food+bank
learned-skill: since+then i+now these+days next+time+i today+i
`
